import { useEffect } from 'react';
import { Link } from 'wouter';
import { Polder } from '../illustration/polder';
import { useLanguage } from '../language/language';

export function NotFound() {
  const { t } = useLanguage();
  useEffect(() => {
    console.error(`Page not found: ${location.pathname}`);
  }, []);
  return (
    <section className="cropped hero">
      <Polder className="hero-drawing" view="breach" />
      <div className="wrap">
        <div className="hero-text beside-drawing">
          <h1 className="title-vast">{t('notFound.title')}</h1>
          <h2 className="title-section">{t('notFound.text')}</h2>
          <p className="lead">{t('notFound.hint')}</p>
          <p>
            <Link href="/" className="button button-solid">
              {t('notFound.link')}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

import { useEffect } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../language/page-language';
import { Hero } from '../layout/hero';

export function NotFound() {
  const { t } = useLanguage();
  useEffect(() => {
    console.error(`Page not found: ${location.pathname}`);
  }, []);
  return (
    <Hero className="not-found">
      <h1 className="not-found-number">{t('notFound.title')}</h1>
      <div className="grid gap-6 not-found-text">
        <h2 className="title-section">{t('notFound.text')}</h2>
        <p className="lead">{t('notFound.hint')}</p>
        <p>
          <Link href="/" className="button button-solid">
            {t('notFound.link')}
          </Link>
        </p>
      </div>
    </Hero>
  );
}

import { useEffect } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../language/language';
import { Hero } from '../layout/hero';

export function NotFound() {
  const { t } = useLanguage();
  useEffect(() => {
    console.error(`Page not found: ${location.pathname}`);
  }, []);
  return (
    <Hero className="drowned">
      <h1 className="text-[min(44vw,21rem)] md:text-[min(27vw,21rem)] leading-[.8] tracking-[-.02em] text-delft -ml-.01em">
        {t('notFound.title')}
      </h1>
      <h2 className="title-section">{t('notFound.text')}</h2>
      <p className="lead">{t('notFound.hint')}</p>
      <p>
        <Link href="/" className="button button-solid">
          {t('notFound.link')}
        </Link>
      </p>
    </Hero>
  );
}

import { useEffect } from 'react';
import { Link } from 'wouter';
import { breach, views } from '../illustration/shapes';
import { useLanguage } from '../language/page-language';
import { Hero } from '../layout/hero';

/** The dyke with its gap, and the water from it, below the field lines. */
const breachDrawing = (
  <svg
    aria-hidden="true"
    className="drawing hero-drawing breach"
    viewBox={views.home.viewBox}
    preserveAspectRatio="xMidYMax slice"
    fill="none"
  >
    <path d={breach.water} className="fill-water" />
    <path d={breach.dyke} className="stroke-delft" strokeWidth="7" strokeLinecap="round" />
  </svg>
);

export function NotFound() {
  const { t } = useLanguage();
  useEffect(() => {
    console.error(`Page not found: ${location.pathname}`);
  }, []);
  return (
    <Hero className="not-found" underlay={breachDrawing}>
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

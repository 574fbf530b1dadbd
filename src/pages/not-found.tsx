import { useEffect } from 'react';
import { Link } from 'wouter';
import { views } from '../illustration/shapes';
import { useLanguage } from '../language/page-language';
import { Hero } from '../layout/hero';

/** The dyke at the bend of the canal, with a gap, and the water from it, which runs on between the field lines. */
const breachDrawing = (
  <svg
    aria-hidden="true"
    className="drawing hero-drawing breach"
    viewBox={views.home.viewBox}
    preserveAspectRatio="xMidYMax slice"
    fill="none"
  >
    <path
      d="M440 374H398L258 305C232 300 236 326 212 330 190 334 204 354 180 362 164 368 150 376 120 376V424C150 424 168 430 184 440 206 452 196 466 220 474 240 480 236 498 258 495L398 426H440z"
      className="fill-water"
    />
    <path
      d="M398 367q12 3 20-18L854-506M397 433q13-3 20 18L837 1314"
      className="stroke-delft"
      strokeWidth="7"
      strokeLinecap="round"
    />
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

import { useLanguage } from '../language/use-language';
import { Polder } from '../ui/polder';

/** What is shown in the place of the whole site when it fails. */
export function ErrorScreen() {
  const { t } = useLanguage();
  return (
    <main className="hero min-h-[100svh]">
      <Polder className="hero-drawing" gap />
      <div className="wrap">
        <div className="hero-text" role="alert">
          <h1 className="title-section">{t('error.title')}</h1>
          <p className="lead">{t('error.text')}</p>
          <p className="buttons">
            <button type="button" className="btn-solid" onClick={() => location.reload()}>
              {t('error.reload')}
            </button>
            <a className="btn-line" href="/">
              {t('error.home')}
            </a>
          </p>
        </div>
      </div>
    </main>
  );
}

import { useLanguage } from '../language/use-language';

/** What is shown in the place of the whole site when it fails. */
export function ErrorScreen() {
  const { t } = useLanguage();
  return (
    <main className="wrap error-screen" role="alert">
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
    </main>
  );
}

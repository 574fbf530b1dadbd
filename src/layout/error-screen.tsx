import { Polder } from '../illustration/polder';
import { errorMessages } from '../language/error-messages';
import { defaultLanguage, isLanguage } from '../languages';
import { readAddress } from '../routes';
import { Brand } from './brand';

/** Takes the place of the site if it fails. It needs nothing that may have failed: no dictionary, no signal. */
export function ErrorScreen() {
  const { lang } = document.documentElement;
  const words = errorMessages[isLanguage(lang) ? lang : defaultLanguage];
  return (
    <main className="cropped hero min-h-svh content-start md:content-center">
      <Polder className="hero-drawing" view="breach" />
      <p className="bar-row absolute inset-x-0 top-0">
        <span className="brand">
          <Brand />
        </span>
      </p>
      <div className="wrap">
        <div className="hero-text beside-drawing" role="alert">
          <h1 className="title-section">{words.title}</h1>
          <p className="lead">{words.text}</p>
          <p className="buttons">
            <button type="button" className="button button-solid" onClick={() => location.reload()}>
              {words.reload}
            </button>
            <a className="button button-line" href={readAddress(location.pathname).base || '/'}>
              {words.home}
            </a>
          </p>
        </div>
      </div>
    </main>
  );
}

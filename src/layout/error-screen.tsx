import { Component, type ReactNode } from 'react';
import { defaultLanguage } from '../content/languages';
import { keyByLanguage } from '../language/key-by-language';
import { isLanguage } from '../languages';
import { parsePathname } from '../routes';
import type { ErrorScreenWords } from '../schema';
import { Brand } from './brand';
import { Hero } from './hero';

/** The words of the error screen in every language. They are always loaded: a dictionary may have failed. */
export const errorScreenWords = keyByLanguage(
  import.meta.glob<ErrorScreenWords>('./*/error-screen.ts', {
    base: '../content/words',
    eager: true,
    import: 'errorScreen',
  }),
);

/** Replaces the site if it fails. It uses nothing that may have failed: no dictionary, no signal. */
function ErrorScreen() {
  const { lang } = document.documentElement;
  const words = errorScreenWords[isLanguage(lang) ? lang : defaultLanguage];
  return (
    <main>
      <div className="header">
        <p className="header-row">
          <span className="brand">
            <Brand />
          </span>
        </p>
      </div>
      <Hero className="error-screen">
        <div className="grid gap-6" role="alert">
          <h1 className="title-section max-w-26rem">{words.title}</h1>
          <p className="lead">{words.text}</p>
          <p className="buttons">
            <button type="button" className="button button-solid" onClick={() => location.reload()}>
              {words.reload}
            </button>
            <a className="button button-line" href={parsePathname(location.pathname).base || '/'}>
              {words.home}
            </a>
          </p>
        </div>
      </Hero>
    </main>
  );
}

/** Shows the error screen in place of children that fail to render. React logs the error. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children;
  }
}

import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { flags } from '../content/flags';
import { useLanguage } from '../language/language';
import { switchLanguage } from '../language/switch-language';
import { type Language, languageNames, languages } from '../languages';
import { addressOf } from '../routes';
import { isPlainPress } from './section-link';

/** The flags: links to the open page in each language. Each names its language in that language. */
export function LanguageSwitch() {
  const { language, t } = useLanguage();
  const [path] = useLocation();
  const follow = (event: MouseEvent, code: Language) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    switchLanguage(code);
  };
  return (
    <ul className="flags" aria-label={t('nav.language')}>
      {languages.map((code) => (
        <li key={code}>
          <a
            className="flag"
            href={addressOf(path, code)}
            hrefLang={code}
            lang={code}
            aria-current={code === language || undefined}
            onClick={(event) => follow(event, code)}
          >
            <svg aria-hidden="true" className="flag-drawing" width="24" height="16" viewBox="0 0 24 16">
              {flags[code].map((part) => (
                <path key={part.d + part.stroke} {...part} />
              ))}
            </svg>
            <span className="unseen">{languageNames[code]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

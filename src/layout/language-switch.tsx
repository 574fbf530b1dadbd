import { Link, useLocation } from 'wouter';
import { languageNames } from '../content/languages';
import { keyByLanguage } from '../language/key-by-language';
import { useLanguage } from '../language/page-language';
import { switchLanguage } from '../language/switch-language';
import { languages } from '../languages';
import { getPathname } from '../routes';
import type { Flag } from '../schema';

const flags = keyByLanguage(
  import.meta.glob<Flag>('./*/flag.ts', { base: '../content/words', eager: true, import: 'flag' }),
);

/** The flags: links to the open page in each language. Each names its language in that language. */
export function LanguageSwitch() {
  const { language, t } = useLanguage();
  const [path] = useLocation();
  return (
    <ul className="flex flex-wrap items-center gap-2 flags" aria-label={t('nav.language')}>
      {languages.map((code) => (
        <li key={code}>
          <Link
            className="button-icon flag"
            // To wouter, `~` means a path that has its prefix already.
            href={`~${getPathname(path, code)}`}
            hrefLang={code}
            lang={code}
            aria-current={code === language || undefined}
            // wouter calls it for a plain click only, without modifier keys.
            onClick={(event) => {
              event.preventDefault();
              switchLanguage(code);
            }}
          >
            <svg aria-hidden="true" width="24" height="16" viewBox="0 0 24 16">
              {flags[code].map((part) => (
                <path key={part.d + part.stroke} {...part} />
              ))}
            </svg>
            <span className="sr-only">{languageNames[code]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

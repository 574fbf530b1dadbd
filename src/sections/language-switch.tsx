import { languageNames, languages } from '../language/codes';
import { switchLanguage } from '../language/language';
import { useLanguage } from '../language/use-language';
import { Flag } from '../ui/flag';

/** The flag buttons; each says its language in that language. */
export function LanguageSwitch() {
  const { language, t } = useLanguage();
  return (
    <fieldset className="flags" aria-label={t('nav.language')}>
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          className="flag"
          lang={code}
          aria-label={languageNames[code]}
          aria-pressed={code === language}
          onClick={() => switchLanguage(code)}
        >
          <Flag language={code} />
        </button>
      ))}
    </fieldset>
  );
}

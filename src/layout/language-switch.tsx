import { startTransition, useOptimistic, useState } from 'react';
import { flags } from '../content/flags';
import { type Language, languageNames, languages } from '../language/codes';
import { switchLanguage } from '../language/language';
import { useLanguage } from '../language/use-language';

/** The flag buttons. Each names its language in that language. */
export function LanguageSwitch() {
  const { language, t } = useLanguage();
  const [pressed, press] = useOptimistic(language);
  const [hasFailed, setFailed] = useState(false);
  const choose = (code: Language) => {
    setFailed(false);
    // The flag is marked at once, however long the words take. Without them, the mark goes back.
    startTransition(async () => {
      press(code);
      setFailed(!(await switchLanguage(code)));
    });
  };
  return (
    <fieldset className="flags">
      <legend className="unseen">{t('nav.language')}</legend>
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          className="flag"
          lang={code}
          aria-label={languageNames[code]}
          aria-pressed={code === pressed}
          onClick={() => choose(code)}
        >
          <svg aria-hidden="true" className="flag-drawing" width="24" height="16" viewBox="0 0 24 16">
            {flags[code].map((part) => (
              <path key={part.d + part.stroke} {...part} />
            ))}
          </svg>
        </button>
      ))}
      {hasFailed && (
        <p role="alert" className="fault max-w-12rem leading-tight">
          {t('error.press')}
        </p>
      )}
    </fieldset>
  );
}

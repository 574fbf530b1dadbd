import type { Language } from '../language/codes';

const drawings: Record<Language, React.ReactNode> = {
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M0 16 24 0" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 24 16M0 16 24 0" />
      <path stroke="#fff" strokeWidth="5.4" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3.2" d="M12 0v16M0 8h24" />
    </>
  ),
  nl: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#ae1c28" d="M0 0h24v5.33H0z" />
      <path fill="#21468b" d="M0 10.67h24V16H0z" />
    </>
  ),
};

/** The flag that stands for a language. The button around it says the language in words. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg aria-hidden="true" className="flag-drawing" width="24" height="16" viewBox="0 0 24 16">
      {drawings[language]}
    </svg>
  );
}

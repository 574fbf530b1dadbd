import { company } from '../content/company';

/** The company's name as its wordmark: text with the orange dot. */
export function Wordmark() {
  return (
    <>
      {company.name}
      <span className="brand-dot" />
    </>
  );
}

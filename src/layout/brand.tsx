import { company } from '../content/company';

const last = company.name.lastIndexOf(' ') + 1;

/** The company's name as it writes it: with the orange dot, which keeps to the last word if a long name wraps. */
export const Brand = () => (
  <span>
    {company.name.slice(0, last)}
    <span className="brand-end">
      {company.name.slice(last)}
      <span className="brand-dot" />
    </span>
  </span>
);

import { company } from '../content/company';

/** The company's name as it writes it: with the orange dot. */
export const Brand = () => (
  <>
    {company.name}
    <span className="brand-dot" />
  </>
);

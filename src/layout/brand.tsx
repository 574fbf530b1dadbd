import { company } from '../content/company';

const last = company.name.lastIndexOf(' ') + 1;

/** The company's name, with the orange dot. If a long name wraps, the dot stays with its last word. */
export const Brand = () => (
  <span>
    {company.name.slice(0, last)}
    <span className="inline-flex items-baseline gap-.1em">
      {company.name.slice(last)}
      <span className="w-.32em h-.32em rounded-full bg-spark" />
    </span>
  </span>
);

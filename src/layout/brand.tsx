import { nameWithoutStop as name } from '../content/company';

const last = name.lastIndexOf(' ') + 1;

/** The company's name, with the orange dot. If a long name wraps, the dot stays with its last word. */
export const Brand = () => (
  <span>
    {name.slice(0, last)}
    <span className="brand-end">{name.slice(last)}</span>
  </span>
);

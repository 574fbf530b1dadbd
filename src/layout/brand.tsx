import { nameWithoutStop as name } from '../content/company';

const last = name.lastIndexOf(' ') + 1;

/** The company's name, with the orange dot. If a long name wraps, the dot stays with its last word. */
export const Brand = () => (
  <span>
    {name.slice(0, last)}
    <span className="inline-flex items-baseline gap-.1em">
      {name.slice(last)}
      <span className="w-.32em h-.32em rounded-full bg-spark" />
    </span>
  </span>
);

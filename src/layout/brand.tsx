import { nameWithoutStop } from '../content/company';

/** The company's name, with the orange dot. */
export const Brand = () => <span className="brand-name">{nameWithoutStop}</span>;

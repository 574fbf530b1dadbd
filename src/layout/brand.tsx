import { displayName } from './contact-details';

/** The company's name, with the orange dot. */
export const Brand = () => <span className="brand-name">{displayName}</span>;

import { company } from '../../src/content/company.ts';

/** True while the company is the example. Once it is another's, `tests/example/` is left out as a whole. */
export const isExample = company.name === 'Voorbeeld IT';

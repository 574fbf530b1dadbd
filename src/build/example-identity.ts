import type { Plugin } from 'vite';
import { company, exampleFields } from '../content/company.ts';

/** Warns, once a build, that the site still names the example company. */
export function warnOfExampleIdentity(): Plugin {
  return {
    name: 'example-identity',
    apply: 'build',
    buildEnd() {
      const fields = exampleFields(company);
      if (fields.length) this.warn(`src/content/company.ts still holds example values: ${fields.join(', ')}`);
    },
  };
}

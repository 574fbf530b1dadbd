import { versionNames, versionOf } from './versions';

/** Builds the other versions of the site before the tests that need them begin, unless they are there. */
export default () => Promise.all(versionNames.map(versionOf));

import { faults } from '../../host/faulty-host';
import { test as base } from '../test';
import { heading } from '../things';
import { dictionaries } from '../words';

// WebKit puts a page of its own in the place of a document that is cut off.
const test = base
  .extend('address', ({ faultyHost }) => faultyHost.address)
  // React says that it had to repair what it found.
  .extend('allowed', () => /Minified React error #4(18|25)/);

for (const [language, words] of Object.entries(dictionaries))
  test(`A document that is cut off is shown all the same, in ${language}`, async ({ visitor, faultyHost }) => {
    await visitor.arrive(`/portfolio`);
    faultyHost.spoil(/^\/about$/, faults['cut off']);
    await visitor.tab.go(`${faultyHost.address}/about`);
    await visitor.live();
    await visitor.see(heading(words['about.title']));
    await visitor.see({ selector: 'footer' });
  });

import lighthouse from 'lighthouse';
import { compare } from './compare.mjs';

/** How much later than without scripts a page may be painted. */
const limits = { first: (ours, floor) => ours > 1.03 * floor, largest: (ours, floor) => ours > 1.02 * floor };

/** Measures the first and the largest paint of pages on Lighthouse's slow phone. Returns a row for each address. */
export async function measurePaint({ sites, launch, addresses, rounds }) {
  const rows = {};
  for (const address of addresses)
    rows[address] = await compare(['ours', 'floor'], rounds, limits, async (site) => {
      const port = 4183;
      const browser = await launch(`--remote-debugging-port=${port}`);
      const options = { port, onlyCategories: ['performance'], logLevel: 'silent' };
      const { audits } = (await lighthouse(sites[site] + address, options)).lhr;
      await browser.close();
      const { numericValue: first } = audits['first-contentful-paint'];
      const { numericValue: largest } = audits['largest-contentful-paint'];
      return { first, largest };
    });
  return rows;
}

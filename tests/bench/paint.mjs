// First paint on Lighthouse's slow phone, ours and the floor's in turn.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { median } from './statistics.mjs';

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
};

/** Where Lighthouse finds the browser. */
const port = 4183;

async function measure(url) {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'silent',
  });
  return Object.fromEntries(
    Object.entries(audits).map(([name, audit]) => [name, result.lhr.audits[audit].numericValue]),
  );
}

/** Medians of FCP, LCP and TBT in ms for each page, and their ratios to the floor. */
export async function measurePaint({ ours, floor, paths, rounds, executablePath, args }) {
  const rows = [];
  for (const path of paths) {
    const runs = { ours: [], floor: [] };
    for (let round = 0; round < rounds; round++)
      for (const [name, base] of [
        ['ours', ours],
        ['floor', floor],
      ]) {
        const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
        runs[name].push(await measure(base + path));
        await browser.close();
      }
    const of = (name, audit) => median(runs[name].map((run) => run[audit]));
    rows.push({
      page: path,
      'FCP ms': of('ours', 'fcp'),
      'FCP × floor': of('ours', 'fcp') / of('floor', 'fcp'),
      'LCP ms': of('ours', 'lcp'),
      'LCP × floor': of('ours', 'lcp') / of('floor', 'lcp'),
      'TBT ms': of('ours', 'tbt'),
    });
  }
  return rows;
}

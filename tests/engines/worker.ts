import { expect } from 'vitest';
import type { Visitor } from './visitor';

const isWaiting = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting);

/** Looks for a new version of the site, and waits until it waits for the visitor. */
export async function findVersion(visitor: Visitor): Promise<void> {
  await visitor.tab.run(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.update().catch(() => {});
  });
  await expect.poll(() => visitor.tab.run(isWaiting), { timeout: 40_000, message: 'a version waits' }).toBe(true);
}

/** Finds a new version of the site, and puts it in charge. */
export async function takeVersion(visitor: Visitor): Promise<void> {
  await findVersion(visitor);
  await visitor.tab.run(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  });
  const isTaken = () =>
    visitor.tab.run(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return !registration?.waiting && registration?.active?.state === 'activated';
    });
  await expect.poll(isTaken, { timeout: 40_000, message: 'it is in charge' }).toBe(true);
}

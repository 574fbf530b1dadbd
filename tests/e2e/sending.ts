import type { Page } from '@playwright/test';
import { dictionaries, first } from '../content';
import { Host } from '../host/host';
import { Receiver } from '../host/receiver';
import { build, inFolder, sendTo } from '../host/versions';
import { expect } from './fixtures';
import { test as base, toast } from './site';

interface WorkerFixtures {
  mailbox: { receiver: Receiver; version: string };
}

/** A test of a site that sends its messages to a receiver. */
export const test = base.extend<{ receiver: Receiver }, WorkerFixtures>({
  // What Chromium says of a receiver that is gone or refuses, and the site of a browser without room.
  allowedMessages: /^Failed to load resource|QuotaExceededError/,

  mailbox: [
    async ({ browserName: _ }, use) => {
      const receiver = new Receiver();
      await receiver.start();
      await inFolder(async (folder) => {
        await use({ receiver, version: await build(folder, { change: sendTo(receiver.address) }) });
      });
      await receiver.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  receiver: async ({ mailbox: { receiver } }, use) => {
    await receiver.restart();
    await use(receiver);
  },

  // Playwright also reports where a redirect would lead, which the browser does not follow.
  receiverOrigins: async ({ mailbox: { receiver } }, use) => use([receiver.origin, receiver.otherOrigin]),

  host: async ({ mailbox: { version } }, use, { parallelIndex }) => {
    const host = new Host(version, 4400 + 50 * parallelIndex);
    await host.start();
    await use(host);
    await host.remove();
  },
});

/** A message that waits beside the form. */
export const waiting = (page: Page) => page.locator('#contact li');

export const takeBack = (page: Page) => page.getByRole('button', { name: dictionaries[first]['outbox.takeBack'] });

/** Expects that the visitor is thanked, which is said of nothing that has not arrived. */
export const expectThanks = (page: Page) => expect(toast(page, dictionaries[first]['contact.sentTitle'])).toBeVisible();
export const expectNoThanks = (page: Page) =>
  expect(toast(page, dictionaries[first]['contact.sentTitle'])).toBeHidden();

/** Expects a sentence under the form. */
export const expectSaid = (page: Page, key: 'waiting' | 'refused' | 'expired' | 'notAccepted' | 'lost') =>
  expect(page.getByText(dictionaries[first][`outbox.${key}`])).toBeVisible();

import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { messageWords } from '../src/language/message-words';
import { first } from './content';
import { hostedTest } from './fixtures';
import { type Answer, status } from './host/host';
import { messagesPath } from './host/versions';
import { nothing, type SitePage } from './site-page';

export interface Endpoint {
  answer: Answer;
  /** The messages that have arrived, each by its fields. */
  readonly received: Record<string, string>[];
  readonly types: (string | undefined)[];
}

/** A site that sends its messages, and the endpoint that gets them. */
export const test = hostedTest.extend<{ endpoint: Endpoint }>({
  version: 'next',
  endpoint: async ({ host }, use) => {
    const endpoint: Endpoint = { answer: status(200), received: [], types: [] };
    host.answer(new RegExp(`^${messagesPath}$`), async (response, request) => {
      // A browser that is closed may leave half a message behind.
      const message = await text(request).catch(() => '');
      endpoint.received.push(Object.fromEntries(new URLSearchParams(message)));
      endpoint.types.push(request.headers['content-type']);
      endpoint.answer(response, request);
    });
    await use(endpoint);
  },
});

/** What the engines log of an endpoint that is gone or refuses, and of files that are missing. */
export const faults =
  /NetworkError|Failed to (load|fetch)|^Error|^This site is not|error loading dyn|ERR_|MIME type|code \(404\)/;

export const statuses = messageWords[first];

/** The status of a message, as the page writes it. */
export const written = ({ title, text }: { title: string; text: string }) => `${title}. ${text}`;

/** Waits until the browser has queued a message, and the form is empty. */
export async function expectQueued(site: SitePage): Promise<void> {
  await expect(site.note).toContainText(written(statuses.queued));
  await site.expectFields(nothing);
}

/** The texts of the messages that have arrived. */
export const getTexts = ({ received }: Endpoint) => received.map(({ message }) => message);

import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { messageWords } from '../src/language/message-words';
import { first } from './content';
import { hostedTest } from './fixtures';
import { type Answer, status } from './host/host';
import { messagesPath } from './host/versions';
import { nothing, type SitePage } from './site-page';

export interface Receiver {
  answer: Answer;
  /** What has come, each message by its fields. */
  readonly received: Record<string, string>[];
  readonly types: (string | undefined)[];
}

/** A site that sends its messages, and who receives them. */
export const test = hostedTest.extend<{ receiver: Receiver }>({
  version: 'next',
  receiver: async ({ host }, use) => {
    const receiver: Receiver = { answer: status(200), received: [], types: [] };
    host.answer(new RegExp(`^${messagesPath}$`), async (response, request) => {
      // A browser that is closed may leave half a message behind.
      const message = await text(request).catch(() => '');
      receiver.received.push(Object.fromEntries(new URLSearchParams(message)));
      receiver.types.push(request.headers['content-type']);
      receiver.answer(response, request);
    });
    await use(receiver);
  },
});

/** What the engines, and the site, say of a receiver that is gone, refuses or redirects, and of files that are missing. */
export const faults =
  /NetworkError|Failed to (load|fetch)|A redirect|^Error|^This site is not|error loading dyn|ERR_|MIME type|code \(404\)/;

export const said = messageWords[first];

/** What the note says. */
export const noted = ({ title, text }: { title: string; text: string }) => `${title}. ${text}`;

/** Waits until a message is kept by the browser, and gone from the form. */
export async function expectKept(site: SitePage): Promise<void> {
  await expect(site.note).toContainText(noted(said.kept));
  await site.expectFields(nothing);
}

/** What the messages say that have come. */
export const texts = ({ received }: Receiver) => received.map(({ message }) => message);

/** The ids that they have: one for each text, however often it was sent. */
export const idsOf = ({ received }: Receiver) => new Set(received.map(({ message_id }) => message_id));

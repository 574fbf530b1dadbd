import { client } from '../../content';
import type { Host } from '../../host/host';
import { inFolder, newText, oldText, reword } from '../../host/versions';
import { form } from '../form';
import { expect, test } from '../test';
import { button, clientLink, dialog, entry, heading, text, toast } from '../things';
import type { Visitor } from '../visitor';
import { words } from '../words';

const question = toast(words['app.newTitle']);

/** Deploys a version in which one word is another, while the visitor is using the page. */
async function deploy(visitor: Visitor, host: Host) {
  await visitor.visitFirst('/');
  await visitor.press(heading());
  await visitor.fill(form().message, 'Not sent yet');
  await inFolder(async (folder) => {
    reword(folder);
    host.deploy(folder);
  });
  // The visitor comes back to the tab, which makes it look.
  await visitor.tab.run(() => document.dispatchEvent(new Event('visibilitychange')));
  await visitor.see(question);
}

/** Looks where the word is. */
async function reads(visitor: Visitor, sentence: string) {
  await visitor.press(entry(words['nav.portfolio']));
  await visitor.press(clientLink(client));
  await visitor.see(dialog(client));
  await visitor.see(text(sentence, '[role=dialog]'));
}

test('A new version is taken by Reload, once, and nothing that was typed is lost', async ({ visitor, host }) => {
  await deploy(visitor, host);
  await visitor.press(button(words['app.reload']));
  await visitor.miss(question);
  await visitor.live();
  await expect.poll(async () => (await visitor.see(form().message)).value).toBe('Not sent yet');
  await reads(visitor, newText);
});

test('A new version is left alone by Later', async ({ visitor, host }) => {
  await deploy(visitor, host);
  await visitor.press(button(words['app.later']));
  await visitor.miss(question);
  await reads(visitor, oldText);
});

import { client } from '../../content';
import { fillForm, form } from '../form';
import { test } from '../test';
import { clientLink, dialog, entry, heading, toast } from '../things';
import { otherFlag, otherWords, words } from '../words';

/** Firefox on a disk that is full: no site may keep more than 20 KB. */
const full = test
  .extend('preferences', { scope: 'file' }, () => ({ 'dom.quotaManager.temporaryStorage.fixedLimit': 20 }))
  .extend('allowed', () => /^(This site|This version of the site) |ServiceWorker/);

full('A disk without room costs the offline copy alone', async ({ visitor }) => {
  await visitor.open('/');
  await fillForm(visitor);
  await visitor.press(form().send);
  await visitor.see(toast(words['contact.sentTitle']));
  await visitor.press(otherFlag);
  await visitor.press(entry(otherWords['nav.portfolio']));
  await visitor.see(heading(otherWords['portfolio.title']));
  await visitor.press(clientLink(client));
  await visitor.see(dialog(client));
  await visitor.miss(toast(otherWords['app.readyTitle']));
});

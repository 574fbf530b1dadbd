import { fillForm, form } from '../form';
import { expect, test } from '../test';
import { field, text, toast } from '../things';
import { dictionaries, otherFlag, otherWords, words } from '../words';

const { name, email, message, send } = form();

test('An unfinished form is refused, at the first mistake, until there is none', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.press(send);
  await visitor.focusIsOn(name);
  const bar = await visitor.see({ selector: 'header' });
  await expect
    .poll(async () => (await visitor.see(name)).top, { message: 'below the bar' })
    .toBeGreaterThanOrEqual(bar.height);
  await visitor.see(text(words['contact.nameMissing']));
  await visitor.tab.type('Ada Example');
  await visitor.fill(email, 'ada');
  await visitor.press(send);
  await visitor.focusIsOn(email);
  await visitor.see(text(words['contact.emailWrong']));
  await visitor.tab.type('@example.com');
  await visitor.press(send);
  await visitor.focusIsOn(message);
  await visitor.miss(toast(words['contact.sentTitle']));
  await visitor.tab.type('A few words.');
  await visitor.press(send);
  await visitor.see(toast(words['contact.sentTitle']));
});

for (const [language, words] of Object.entries(dictionaries))
  test(`A form that is sent is thanked for and cleared, in ${language}`, async ({ visitor }) => {
    const { name, email, message, send } = form(words);
    await visitor.open(`/`);
    await fillForm(visitor, words);
    await visitor.press(send);
    await visitor.see(toast(words['contact.sentTitle']));
    await visitor.see(text(words['contact.sentText']));
    for (const one of [name, email, message]) await expect.poll(async () => (await visitor.see(one)).value).toBe('');
    await visitor.tab.click(5, 300);
    await visitor.miss(toast(words['contact.sentTitle']));
  });

test('What is typed and not sent is still there after a reload, a switch of language and a walk', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.fill(name, 'Ada Example');
  await visitor.fill(message, 'Not sent yet');
  await visitor.reload();
  await visitor.live();
  await expect.poll(async () => (await visitor.see(message)).value).toBe('Not sent yet');
  await visitor.press(otherFlag);
  await expect.poll(async () => (await visitor.see(field(otherWords['contact.name']))).value).toBe('Ada Example');
  await visitor.open('/about');
  await visitor.open('/');
  await expect.poll(async () => (await visitor.see(field(otherWords['contact.message']))).value).toBe('Not sent yet');
});

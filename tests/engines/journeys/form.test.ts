import { numbers } from '../../specification';
import { countThanks, emailInstead, fillForm, form, note, setFields, standsIn, thanked, thanks, typed } from '../form';
import { expect, test } from '../test';
import { button, entry, text } from '../things';
import type { Visitor } from '../visitor';
import { addressIn, first, flag, otherFlag, otherWords, second, words } from '../words';

const { name, email, message, send } = form();
const nothing = { name: '', email: '', message: '' };

/** What a screen reader says of a field beside its name. */
const described = (visitor: Visitor, field: string) =>
  visitor.tab.run((field) => {
    const { attributes } = document.querySelector(`#contact [name=${field}]`) as Element;
    return document.getElementById(attributes.getNamedItem('aria-describedby')?.value ?? '')?.textContent ?? '';
  }, field);

test('An unfinished form is refused at its first mistake, until there is none; then it is thanked for and empty', async ({
  visitor,
  host,
}) => {
  await visitor.visitFirst('/');
  await visitor.press(send);
  await visitor.focusIsOn(name);
  const bar = await visitor.see({ selector: 'header' });
  await expect
    .poll(async () => (await visitor.see(name)).top, { message: 'below the bar' })
    .toBeGreaterThanOrEqual(bar.height);
  for (const [field, key] of [
    ['name', 'contact.nameMissing'],
    ['email', 'contact.emailMissing'],
    ['message', 'contact.messageMissing'],
  ] as const) {
    await visitor.see(text(words[key]));
    expect(await described(visitor, field)).toBe(words[key]);
  }
  await visitor.tab.type(typed.name);
  await visitor.miss(text(words['contact.nameMissing']));
  await visitor.keys('Tab');
  await visitor.tab.type('ada');
  await visitor.see(text(words['contact.emailWrong']));
  await visitor.keys('Enter');
  await visitor.focusIsOn(email);
  await visitor.tab.type('@example.com');
  await visitor.miss(text(words['contact.emailWrong']));
  await visitor.keys('Tab');
  await visitor.focusIsOn(message);
  await visitor.tab.type(typed.message);
  await visitor.miss(thanks());
  host.requests.length = 0;
  await visitor.keys('Tab', 'Enter');
  await visitor.see(thanks());
  await visitor.see(text(words['contact.sentText'], '[data-scope=toast]'));
  await visitor.see(thanked());
  await visitor.focusIsOn(send);
  expect(await standsIn(visitor)).toEqual(nothing);
  await visitor.at('/');
  await visitor.miss(emailInstead);
  // Nothing was sent to anybody. The logos near the form load as the page scrolls.
  expect(host.requests.filter((path) => !/^\/(logos|assets)\//.test(path))).toEqual([]);
  // The note is what screen readers say; the toast is silent.
  expect(
    await visitor.tab.run((title) => {
      const toast = [...document.querySelectorAll('[data-scope=toast][data-part=root]')].find(({ textContent }) =>
        textContent.includes(title),
      );
      return toast?.closest('[role=status], [aria-live=polite], [aria-live=assertive]') === toast;
    }, words['contact.sentTitle']),
  ).toBe(false);
});

test(`The toast of the thanks stays for ${numbers.thanks} ms, follows the language and leads nowhere; the note stays`, async ({
  visitor,
}) => {
  await visitor.open('/');
  await setFields(visitor, typed);
  await visitor.press(name);
  await visitor.tab.run((title) => {
    const { dataset } = document.documentElement;
    new MutationObserver(() => {
      const isShown = [...document.querySelectorAll('[data-scope=toast][data-part=title]')].some(
        ({ textContent }) => textContent === title,
      );
      if (isShown) dataset.appeared ??= String(performance.now());
      else if (dataset.appeared) dataset.left ??= String(performance.now());
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, words['contact.sentTitle']);
  await visitor.keys('Enter');
  await visitor.see(thanks());
  await visitor.focusIsOn(name);
  const times = () => visitor.tab.run(() => ({ ...document.documentElement.dataset }));
  await expect.poll(async () => 'left' in (await times())).toBe(true);
  const { appeared, left } = await times();
  expect(Number(left) - Number(appeared)).toBeGreaterThan(numbers.thanks - 200);
  expect(Number(left) - Number(appeared)).toBeLessThan(numbers.thanks + 1200);
  await visitor.see(thanked());

  // Whoever presses twice is thanked once, and finds no fault.
  await fillForm(visitor);
  const { x, y } = await visitor.see(send);
  await visitor.tab.click(x, y, 2);
  await visitor.see(thanks());
  await visitor.press(otherFlag);
  await visitor.see(thanks(otherWords));
  await visitor.see(thanked(otherWords));
  await visitor.miss(text(otherWords['contact.nameMissing']));
  await visitor.press(entry(otherWords['nav.about']));
  await visitor.see(thanks(otherWords));
  expect(await countThanks(visitor, otherWords)).toBe(1);
  await visitor.press(button(otherWords['toast.close']));
  await visitor.miss(thanks(otherWords));
  await visitor.tab.back();
  await visitor.shows('home', second);
  await visitor.see(thanked(otherWords));
});

test('Blanks are no answer, and what is said of a field follows its value, however that came there', async ({
  visitor,
}) => {
  await visitor.open('/');
  await setFields(visitor, { ...typed, name: '  ', message: ' \n ' });
  await visitor.press(send);
  await visitor.focusIsOn(name);
  await visitor.see(text(words['contact.nameMissing']));
  await visitor.see(text(words['contact.messageMissing']));
  await visitor.miss(text(words['contact.emailMissing']));
  await setFields(visitor, typed);
  for (const key of ['contact.nameMissing', 'contact.messageMissing'] as const) await visitor.miss(text(words[key]));
  await visitor.press(send);
  await visitor.see(thanked());
  await visitor.miss(text(words['contact.nameMissing']));
  expect(await standsIn(visitor)).toEqual(nothing);
  // What was sent does not come back.
  await visitor.reload();
  await visitor.live();
  expect(await standsIn(visitor)).toEqual(nothing);

  await visitor.fill(message, typed.message);
  await setFields(visitor, { name: typed.name, email: typed.email });
  await visitor.press(send);
  await visitor.see(note(`${words['contact.sentTitle']} ${words['contact.sentText']}`));
  await visitor.reload();
  await visitor.live();
  expect(await standsIn(visitor)).toEqual(nothing);
});

test('What is typed and not sent is still there after a reload, a flag and a walk, in its tab alone', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.fill(name, typed.name);
  await visitor.fill(message, 'Not sent yet');
  const draft = { name: typed.name, email: '', message: 'Not sent yet' };
  await visitor.reload();
  await visitor.live();
  await expect.poll(() => standsIn(visitor)).toEqual(draft);
  await visitor.press(otherFlag);
  await visitor.shows('home', second);
  expect(await standsIn(visitor)).toEqual(draft);
  await visitor.press(entry(otherWords['nav.about']));
  await visitor.shows('about', second);
  await visitor.tab.back();
  await expect.poll(() => standsIn(visitor)).toEqual(draft);
  const other = await visitor.another();
  await other.open(addressIn('/', second));
  expect(await standsIn(other)).toEqual(nothing);
  // An older version has left a choice and a draft behind.
  await other.tab.run(
    (language, draft) => {
      localStorage.setItem('language', language);
      sessionStorage.setItem('contact-draft', JSON.stringify(draft));
    },
    second,
    typed,
  );
  await other.go('/#contact');
  await other.at(`${addressIn('/', second)}#contact`);
  await other.live();
  expect(await standsIn(other)).toEqual(typed);
  await other.press(flag);
  await other.shows('home', first);
  expect(await standsIn(other)).toEqual(typed);
});

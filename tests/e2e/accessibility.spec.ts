import { measureColours } from './colours';
import { expect, test } from './fixtures';
import { faint, lost, moving, small, unreadable, violations } from './measures';
import { open, widen } from './page';
import { faults, reach, states, visitsOf } from './states';

// axe is a script from outside, which the policy of the site would refuse.
test.use({ bypassCSP: true, allowedMessages: faults });

for (const state of states)
  test(`The state "${state.name}" can be used by everybody`, async ({ page }) => {
    await measureColours(page);
    await state.prepare?.(page);
    for (const { language, width, scheme } of visitsOf(state)) {
      await widen(page, width);
      await page.emulateMedia({ colorScheme: scheme });
      await reach(page, state, language);
      const where = `in ${language}, ${width} px wide, ${scheme}`;
      expect.soft(await violations(page), `rules of axe that are broken ${where}`).toEqual([]);
      expect.soft(await unreadable(page), `texts below 7:1 ${where}`).toEqual([]);
      expect.soft(await faint(page), `controls below 3:1 ${where}`).toEqual([]);
      expect.soft(await small(page), `targets below 44 px ${where}`).toEqual([]);
      expect.soft(await lost(page), `what is cut off ${where}`).toEqual([]);
      // This visitor prefers reduced motion.
      expect.soft(await moving(page), `what moves ${where}`).toEqual([]);
    }
  });

test('The measures do find what is wrong', async ({ page }) => {
  await measureColours(page);
  await open(page, '/about');
  await page.evaluate(() => {
    const wrong = document.createElement('div');
    wrong.innerHTML =
      '<img src="/icons/icon.svg"><h5>Skipped</h5><p lang="english">Nobody</p><a href="/x"></a><input style="border:0">' +
      '<p style="width:10px;overflow:hidden;white-space:nowrap;transition:color 1s">Hidden</p><p style="margin-left:3000px">Away</p>';
    document.querySelector('main')?.append(wrong);
    for (const style of ['color:#999', 'color:#666', 'color:#000;opacity:.5']) {
      const pale = document.createElement('p');
      pale.textContent = `Hardly to be read in ${style}`;
      pale.style.cssText = `${style};background:#fff`;
      wrong.append(pale);
    }
  });
  const found = (await violations(page)).map((violation) => violation.split(':')[0]);
  for (const rule of ['image-alt', 'heading-order', 'valid-lang', 'link-name', 'color-contrast-enhanced'])
    expect(found).toContain(rule);
  const ending = (...ends: string[]) => ends.map((end) => expect.stringMatching(new RegExp(`${end}: \\d`)));
  expect(await unreadable(page)).toEqual(ending('#999', '#666', '.5'));
  expect(await faint(page)).toEqual([expect.stringContaining('<input')]);
  expect(await small(page)).toEqual(expect.arrayContaining([expect.stringContaining('href="/x"')]));
  expect(await moving(page)).toEqual([expect.stringContaining('Hidden')]);
  const cut = ['the page is', 'out of the screen: P', 'cut off: P'];
  expect((await lost(page)).filter((one) => cut.some((start) => one.startsWith(start)))).toHaveLength(3);
});

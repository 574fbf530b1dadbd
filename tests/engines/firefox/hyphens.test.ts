import { expect, pageTest as test } from '../test';
import { addresses } from '../words';

/** The words of a page that stand on two lines; runs there. */
function brokenWords() {
  const broken: string[] = [];
  for (const paragraph of document.querySelectorAll('main p')) {
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
  }
  return broken;
}

test('The hyphen is a character that the typeface has', async ({ visitor }) => {
  await visitor.open('/');
  const hyphens = () =>
    [...document.querySelectorAll('p, li, dd')].map((part) => getComputedStyle(part).hyphenateCharacter);
  expect(new Set(await visitor.tab.run(hyphens))).toEqual(new Set(['"-"']));
});

test('Only long words are hyphenated', async ({ visitor }) => {
  for (const path of addresses) {
    await visitor.open(path);
    for (const width of [320, 360, 768, 1280]) {
      await visitor.tab.resize(width, 800);
      await visitor.draw();
      const broken = await visitor.tab.run(brokenWords);
      expect(
        broken.filter((word) => word.length < 12),
        `${path}, ${width} px`,
      ).toEqual([]);
    }
  }
});

import { expect, pageTest as test } from '../test';

test('A word is broken only if five letters stand in each of its parts', async ({ visitor }) => {
  await visitor.open('/');
  const least = () => {
    const style = getComputedStyle(document.querySelector('p') as Element);
    return ['before', 'after'].map((side) => style.getPropertyValue(`-webkit-hyphenate-limit-${side}`));
  };
  expect(await visitor.tab.run(least)).toEqual(['5', '5']);
});

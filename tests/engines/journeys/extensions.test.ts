import { expect, test } from '../test';
import { entry } from '../things';
import { words } from '../words';

test('What an extension takes out of a page or wraps keeps nobody from the other pages, and is back after a walk', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.tab.run(() => {
    document.getElementById('clients')?.remove();
    const wrapper = document.createElement('div');
    const main = document.querySelector('main');
    wrapper.append(...(main?.children ?? []));
    main?.append(wrapper);
  });
  await visitor.scrollTo(10);
  // By then the other pages are drawn, out of sight.
  await expect.poll(() => visitor.tab.run(() => document.querySelectorAll('main').length)).toBeGreaterThan(1);
  for (const page of ['portfolio', 'about', 'home'] as const) {
    await visitor.press(entry(words[`nav.${page}`]));
    await visitor.shows(page);
  }
  await visitor.see({ selector: '#clients' });
});

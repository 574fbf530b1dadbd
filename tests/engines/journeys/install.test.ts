import { appStart } from '../../../src/language/choice';
import { pageOf, readAddress } from '../../../src/routes';
import { expect, test } from '../test';
import type { Visitor } from '../visitor';
import { addressIn, first, flag, otherFlag, second } from '../words';

/** What the page tells a device that installs it: its language, and the addresses at which the app starts. */
const manifest = (visitor: Visitor) =>
  visitor.tab.run(async () => {
    const { href } = document.querySelector('link[rel=manifest]') as HTMLLinkElement;
    const { lang, start_url, shortcuts } = await (await fetch(href)).json();
    const starts = [start_url, ...shortcuts.map(({ url }: { url: string }) => url)] as string[];
    return { lang: lang as string, starts };
  });

test('The site is installed in the language of the page, and starts in the one chosen last, also without a connection', async ({
  visitor,
  host,
}) => {
  await visitor.visitFirst('/');
  const { lang, starts } = await manifest(visitor);
  expect(lang).toBe(first);
  await visitor.press(otherFlag);
  await visitor.shows('home', second);
  const other = await manifest(visitor);
  expect(other.lang).toBe(second);
  await host.stop();
  for (const [all, chosen] of [
    [starts, second],
    [other.starts, first],
  ] as const) {
    for (const start of all) {
      const { pathname, hash } = new URL(start, host.address);
      const { path } = readAddress(pathname);
      await visitor.go(start);
      await visitor.at(addressIn(path, chosen) + appStart + hash);
      await visitor.live();
      await visitor.shows(pageOf(path), chosen);
      expect((await manifest(visitor)).lang).toBe(chosen);
    }
    await visitor.press(flag);
    await visitor.shows(pageOf(readAddress(new URL(all.at(-1) ?? '', host.address).pathname).path));
  }
});

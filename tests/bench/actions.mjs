// What a visitor presses. `hasFloor`: the hand-swapped pages answer it, too.

const flag = (language) => (page) => page.locator(`button[lang=${language}]`).click();

const link = (path) => (page) => page.locator(`nav a[href="${path}"], .brand[href="${path}"]`).first().click();

const emblem = (page, index) => page.locator('main ol button').nth(index);

async function openDialog(page) {
  await emblem(page, 0).click();
  await page.getByRole('dialog').waitFor();
}

async function openAndCloseDialog(page) {
  await openDialog(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function fillForm(page) {
  await page.fill('[name=name]', 'Zoë');
  await page.fill('[name=email]', 'zoe@example.com');
  await page.fill('[name=message]', 'Hallo');
}

const names = { '/': 'home', '/portfolio': 'portfolio', '/about': 'about' };
const paths = Object.keys(names);

/** Each flag on each page, once the words of both languages are there. */
const flags = paths.flatMap((path) =>
  ['nl', 'en'].map((language) => {
    const other = language === 'nl' ? 'en' : 'nl';
    const before = async (page) => {
      for (const each of [language, other]) {
        await flag(each)(page);
        await page.locator(`html[lang=${each}]`).waitFor();
      }
    };
    return [`flag, ${names[path]}, to ${language}`, { path, before, act: flag(language), hasFloor: true }];
  }),
);

/** Each way between two pages, in each language. */
const ways = ['en', 'nl'].flatMap((language) =>
  paths.flatMap((from) =>
    paths
      .filter((to) => to !== from)
      .map((to) => {
        const path = language === 'en' ? from : `${from}?lang=nl`;
        return [`${names[from]} to ${names[to]}, ${language}`, { path, act: link(to), hasFloor: true }];
      }),
  ),
);

export const actions = {
  ...Object.fromEntries([...flags, ...ways]),
  'menu opens': { path: '/', width: 360, act: (page) => page.locator('[popovertarget=menu]').click() },
  'dialog, first': { path: '/portfolio', act: (page) => emblem(page, 0).click() },
  'dialog, second': { path: '/portfolio', before: openAndCloseDialog, act: (page) => emblem(page, 1).click() },
  'dialog closes': {
    path: '/portfolio',
    before: openDialog,
    act: (page) => page.locator('[data-part=close-trigger]').click(),
  },
  typing: {
    path: '/',
    before: (page) => page.locator('[name=message]').click(),
    act: (page) => page.keyboard.press('h'),
  },
  'send, refused': {
    path: '/',
    before: (page) => page.locator('[type=submit]').scrollIntoViewIfNeeded(),
    act: (page) => page.locator('[type=submit]').click(),
  },
  'send, thanked': { path: '/', before: fillForm, act: (page) => page.locator('[type=submit]').click() },
};

import { createElement, isValidElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { company } from '../../src/content/company';
import { socialCard } from '../../src/document/head';
import { drawSocialCards } from '../../src/document/social-cards';
import { languages } from '../../src/languages';
import * as polder from '../../src/layout/polder';
import { staticFont } from '../../src/plugins/font';
import { routes } from '../../src/routes';
import { dictionaries } from '../content';

// A module cannot be spied on unless it is mocked, here by itself.
vi.mock('../../src/layout/polder', { spy: true });
vi.mock('satori', { spy: true });

const pages = routes.flatMap(({ page }) => languages.map((language) => ({ page, language })));

let drawn: Awaited<ReturnType<typeof drawSocialCards>>;
let texts: string[][];

/** The texts in a drawing that is made of elements. */
const textsIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  return isValidElement<{ children?: unknown }>(node) ? textsIn(node.props.children) : [String(node)];
};

beforeAll(async () => {
  drawn = await drawSocialCards(staticFont);
  texts = vi.mocked(satori).mock.calls.map(([card]) => textsIn(card));
});

test('Every page has a card in every language, where its document says, each another one', () => {
  expect(drawn.map(({ fileName }) => `/${fileName}`)).toEqual(
    pages.map(({ page, language }) => new URL(socialCard(page, language)).pathname),
  );
  expect(new Set(drawn.map(({ source }) => source.toString('base64'))).size).toBe(pages.length);
});

test('A card says who the company is and what the page is about, in its language', () => {
  for (const [index, { page, language }] of pages.entries()) {
    const words = dictionaries[language];
    const [title, text] =
      page === 'home'
        ? [words['hero.title'], words['hero.text']]
        : [words[`page.${page}.title`], words[`page.${page}.description`]];
    expect(texts[index]).toEqual(expect.arrayContaining([company.name, title, text]));
  }
});

test('The cards are pictures of 1200 × 630 px and less than 100,000 bytes', async () => {
  for (const { source } of drawn) {
    expect(await sharp(source).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(source.length).toBeLessThan(100_000);
  }
});

test.each([
  ['img', '/nowhere.webp', 'Put it into public/pictures/'],
  ['img', '/pictures/nowhere.webp', 'There is no file public/pictures/nowhere.webp'],
  ['canvas', undefined, 'neither an <svg> nor an <img>'],
])('A drawing that gave way to <%s src="%s"> stops the build', async (element, src, remedy) => {
  vi.spyOn(polder, 'Polder').mockReturnValue(createElement(element, { src }));
  await expect(drawSocialCards(staticFont)).rejects.toThrow(remedy);
});

import sharp from 'sharp';
import { type ClientKey, emblemOf, wordmarkOf } from '../../src/content/clients.ts';
import type { Mistake } from './mistake.ts';
import { changesAlongCircle, draw, outlineAndColours } from './pixels.ts';
import type { Content, Picture } from './read.ts';

/** The logos that the content asks for, by path, and whose they are. */
function askedFor({ clients, engagements }: Content): Map<string, string> {
  const nameOf = (key: string) => clients[key]?.name ?? key;
  return new Map([
    ...Object.keys(clients).map(
      (key) => [`public${wordmarkOf(key as ClientKey)}`, `the wordmark of ${nameOf(key)}`] as const,
    ),
    ...engagements.map(
      ({ client }) => [`public${emblemOf(client as ClientKey)}`, `the emblem of ${nameOf(client)}`] as const,
    ),
  ]);
}

/** Two paths that a careless eye takes for one: other case, other accents, other ending. */
const stem = (path: string) =>
  path
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\.\w+$/, '');

function renameTo(path: string, { path: found }: Picture): string {
  const name = path.split('/').at(-1);
  if (!/\.svg$/i.test(found)) return `Put the logo there as a drawing, "${name}": a picture of pixels blurs.`;
  if (found.normalize() !== path.normalize()) return `Rename it to "${name}": small and capital letters count.`;
  return `Rename it to "${name}", typed anew: the accents in this name are characters of their own (Unicode NFD).`;
}

/** What is wrong with the source of a drawing, whatever it shows. */
async function mendSource(bytes: Buffer): Promise<string | undefined> {
  const source = bytes.toString();
  if (!/^\s*</.test(source) || !/<svg[\s>]/.test(source)) {
    const { format } = await sharp(bytes)
      .metadata()
      .catch(() => ({ format: undefined }));
    return `Inside it is ${format ? `a ${format.toUpperCase()} picture` : 'no picture'}. Ask for the logo as an SVG.`;
  }
  if (/<image[\s>]/.test(source)) return 'It holds a picture of pixels, which blurs. Ask for the logo as paths.';
  if (/<text[\s>]/.test(source))
    return 'It holds letters, for which the visitor has no typeface. Convert text to paths.';
  if (!/<svg[^>]*\s(viewBox|width)=/.test(source)) return 'It has no size. Export it with a viewBox.';
}

/** What is wrong with what a drawing shows. */
async function mendDrawing({ path, bytes }: Picture): Promise<string | undefined> {
  if (path.includes('/emblems/')) {
    if (!changesAlongCircle(await draw(bytes, 208))) return;
    return 'The timeline cuts emblems to a circle, which goes through this drawing. Leave more room around it.';
  }
  const { outline, colours } = outlineAndColours(await draw(bytes));
  if (outline > 2 * colours) return;
  return 'The wall shows logos in one tone: this one would be a solid bar. Take its ground away, or ask for it in one colour.';
}

/** What is wrong with a logo. */
const mend = async (logo: Picture) =>
  (await mendSource(logo.bytes)) ??
  mendDrawing(logo).catch((error: Error) => `It cannot be drawn: ${error.message.split('\n')[0]}. Export it anew.`);

/** Checks that every client has its logos, and that these can be shown as the site shows them. */
export async function checkLogos(content: Content): Promise<Mistake[]> {
  const { logos } = content;
  const asked = askedFor(content);
  const similar = (path: string) => logos.find((logo) => !asked.has(logo.path) && stem(logo.path) === stem(path));
  const absent = [...asked].filter(([path]) => !logos.some((logo) => logo.path === path));
  const misnamed = absent.map(([path]) => similar(path));
  const mistakes = logos.map(async (logo) => {
    if (misnamed.includes(logo)) return [];
    const remedy = asked.has(logo.path)
      ? await mend(logo)
      : 'No client and no project has this name. Remove the file, or name it after the key of a client.';
    return remedy ? [{ file: logo.path, value: 'the logo', remedy }] : [];
  });
  return [
    ...absent.map(([path, whose]) => {
      const found = similar(path);
      if (found) return { file: found.path, value: 'its name', remedy: renameTo(path, found) };
      return { file: path, value: 'no such file', remedy: `Put ${whose} there, as an SVG.` };
    }),
    ...(await Promise.all(mistakes)).flat(),
  ];
}

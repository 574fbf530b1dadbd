import { measureLogo } from '../../src/build/measure-logo';
import { getViewBox } from '../../src/build/view-box';

/** The parts that an SVG must not contain, and the remedy for each. */
const issues: readonly (readonly [RegExp, string])[] = [
  [/<script[\s>]|\son\w+\s*=/i, 'contains a script, which never runs in a logo. Remove <script> and on…="".'],
  [/<(?:\w+:)?(?:use|image)[^>]*href=["'](?!#|data:)/, 'takes a part from another file. Ask for one file.'],
  [/<(?:\w+:)?image[\s>]/, 'contains a picture of pixels, which blurs. Ask for the logo as paths.'],
  [/<(?:\w+:)?(?:text|tspan)[\s>]/, 'contains letters, for which visitors lack the font. Ask for text as outlines.'],
];

/**
 * Finds what keeps the site from showing a logo.
 * @returns a sentence without its subject, or undefined
 */
export async function findLogoIssue(svg: string, use: 'wordmark' | 'emblem'): Promise<string | undefined> {
  if (!/<svg[\s>]/i.test(svg) || /<html[\s>]/i.test(svg)) return 'is not an SVG. Ask for the logo as an SVG file.';
  if (svg.length >= 100_000) return 'is larger than 100 KB. Ask for a simpler drawing.';
  const [, issue] = issues.find(([pattern]) => pattern.test(svg)) ?? [];
  if (issue) return issue;
  if (!getViewBox(svg)) return 'has no size. Ask for a file with a viewBox.';
  const logo = await measureLogo(svg).catch((error: Error) => error);
  if (logo instanceof Error) return `cannot be drawn (${logo.message.split('\n')[0]}). Ask for a new file.`;
  if (!logo) return 'shows nothing. Ask for a new file.';
  const [, , width, height] = logo.contentBox;
  if (use === 'emblem' && width > 6 * height)
    return 'is too wide for the timeline. Ask for the symbol without the name.';
  if (logo.isSilhouette)
    return 'would be a solid shape: what is in it is about as dark as its ground. Ask for the logo in one colour, without a ground.';
  if (use === 'wordmark' && logo.density > 0.97 && logo.kind !== 'tones')
    return 'is a solid rectangle in one colour. Ask for the logo without a background.';
}

const svg = (attributes: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

/** The letters "MOLEN", 40 high and 196 wide, as paths. */
const letters =
  'M0 0h9l11 20L31 0h9v40h-9V16L20 34 9 16v24H0zM46 0h34v40H46zm9 8v24h16V8zM86 0h9v32h22v8H86zM122 0h30v8h-21v8h18v8h-18v8h21v8h-30zM158 0h9l20 26V0h9v40h-9l-20-26v26h-9z';

/** Logos in the shapes in which owners receive them. */
export const oddLogos = {
  'dark letters': svg('viewBox="0 0 196 40"', `<path fill="#101820" d="${letters}"/>`),
  'three colours': svg(
    'viewBox="0 0 100 100"',
    '<path fill="#0b2a6b" d="M50 6 12 60h38z"/><path fill="#d7263d" d="m50 6 38 54H50z"/><path fill="#f4b400" d="M12 66h76v26H12z"/>',
  ),
  'white letters on a gradient': svg(
    'viewBox="0 0 236 80"',
    `<linearGradient id="g"><stop stop-color="#19b5fe"/><stop offset="1" stop-color="#1a4fb0"/></linearGradient><path fill="url(#g)" d="M0 0h236l-30 80H0z"/><path fill="#fff" transform="translate(16 20)" d="${letters}"/>`,
  ),
  'white letters': svg('viewBox="0 0 196 40"', `<path fill="#fff" d="${letters}"/>`),
  'pale letters': svg('viewBox="0 0 196 40"', `<path fill="#ffe45c" d="${letters}"/>`),
  'a plate with holes': svg(
    'viewBox="0 0 236 80"',
    `<path fill="#111" fill-rule="evenodd" d="M-20-20h236v80H-20z${letters}" transform="translate(20 20)"/>`,
  ),
  'thin lines': svg(
    'viewBox="0 0 100 100"',
    '<path fill="none" stroke="#7a4b00" d="M50 4 96 50 50 96 4 50zM50 4v92M4 50h92"/>',
  ),
  'twice as high as wide': svg('viewBox="0 0 50 100"', '<path fill="#0a6b2d" d="M25 0 50 40H34v60H16V40H0z"/>'),
  'eleven times as wide as high': svg(
    'viewBox="0 0 440 40"',
    `<path fill="#5b2c83" d="${letters}M240 16h200v8H240z"/>`,
  ),
  'an orange disc': svg(
    'viewBox="0 0 80 80"',
    `<circle cx="40" cy="40" r="40" fill="#ff6200"/><path fill="#fff" transform="translate(10 34) scale(.3)" d="${letters}"/>`,
  ),
  'white ground': svg(
    'viewBox="0 0 236 80"',
    `<path fill="#fff" d="M0 0h236v80H0z"/><path fill="#c8102e" transform="translate(20 20)" d="${letters}"/>`,
  ),
  'small white letters on a disc': svg(
    'viewBox="0 0 80 80"',
    `<circle cx="40" cy="40" r="40" fill="#0b5ed7"/><path fill="#fff" transform="translate(16 35) scale(.25)" d="${letters}"/>`,
  ),
  'white letters on yellow': svg(
    'viewBox="0 0 236 80"',
    `<rect width="236" height="80" rx="20" fill="#ff9900"/><path fill="#fff" transform="translate(20 20)" d="${letters}"/>`,
  ),
  'no namespace': `<svg viewBox="0 0 196 40"><path fill="#0055a4" d="${letters}"/></svg>`,
  'no view box': svg('width="196px" height="40px"', `<style>.a{fill:#0b6}</style><path class="a" d="${letters}"/>`),
  'a speck on a page': svg(
    'viewBox="0 0 842 595" width="842" height="595"',
    `<path fill="#e30613" transform="translate(400 300) scale(.2)" d="${letters}"/>`,
  ),
  'huge units': svg(
    'viewBox="0 0 40000 40000"',
    `<path fill="#00594f" transform="translate(9000 19000) scale(90)" d="${letters}"/>`,
  ),
};

/** Files that are no logo, or no drawing. */
export const brokenLogos: readonly (readonly [issue: string, svg: string])[] = [
  ['is not an SVG', '<!doctype html><html><title>404</title><svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg></html>'],
  ['contains letters', svg('viewBox="0 0 90 20"', '<text y="16">Molen</text>')],
  [
    'contains letters',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:text>M</s:text></svg>',
  ],
  [
    'contains a picture of pixels',
    svg('viewBox="0 0 9 9"', '<image width="9" height="9" href="data:image/png;base64,"/>'),
  ],
  ['takes a part from another file', svg('viewBox="0 0 9 9"', '<use href="logo.svg#a"/>')],
  ['contains a script', svg('viewBox="0 0 9 9"', '<path d="M0 0h9v9z" onclick="x()"/>')],
  ['has no size', svg('', '<path d="M0 0h9v9z"/>')],
  ['has no size', svg('width="100%" height="100%"', '<path d="M0 0h9v9z"/>')],
  ['shows nothing', svg('viewBox="0 0 9 9"', '<path fill="none" d="M0 0h9v9z"/>')],
  ['is a solid rectangle', svg('viewBox="0 0 9 4"', '<path fill="#123" d="M0 0h9v4H0z"/>')],
  [
    'would be a solid shape',
    svg(
      'viewBox="0 0 236 80"',
      `<rect width="236" height="80" rx="40" fill="#003082"/><path fill="#e4002b" transform="translate(20 20)" d="${letters}"/>`,
    ),
  ],
  ['cannot be drawn', svg('viewBox="0 0 9 9"', '<path d="M0 0h9v9z">')],
  ['is larger than 100 KB', svg('viewBox="0 0 9 9"', `<path d="M0 0${'h9v9'.repeat(30_000)}z"/>`)],
];

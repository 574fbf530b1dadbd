/**
 * Adds the style sheet of a part that is loaded later, so that the documents need not contain it. The policy, which forbids
 * other styles, allows it: the script made it (CSSOM, "constructed style sheets").
 * @param css the text of the sheet
 * @throws if the browser has no such sheets (Safari before 16.4). A part that is loaded later then counts as missing
 */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  // Chromium before 99 has no `push` here.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

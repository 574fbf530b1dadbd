/**
 * Adds the style sheet of a part that is loaded later, so that the documents need not contain it. The policy allows constructed
 * style sheets, but no other styles. In a browser without them, the documents work without scripts.
 */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

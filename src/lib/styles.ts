/**
 * Adds the style sheet of a part that is loaded later, so that the documents need not contain it. The policy allows constructed
 * style sheets, but no other styles.
 * @param css the text of the sheet
 * @throws if the browser has no constructed style sheets. The import of the part then fails
 */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  // More browsers support the assignment than `push`.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

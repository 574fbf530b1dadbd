/** The year of the build, for the footer of the prerendered documents. */
declare const BUILD_YEAR: number;

/** The addresses of the modules that make the page live, the entry last. */
declare const MODULES: readonly string[];

interface Window {
  /** What was pressed before the page was live. */
  earlyPress?: Element | undefined;
}

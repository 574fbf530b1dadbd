/** What the boot script and the site tell each other: they are built apart. */
interface Window {
  /** The button that was pressed last, if nothing else happened since. */
  press?: HTMLElement | undefined;
  /** Whether the visitor is on the way to another document. */
  leaving?: boolean;
  /** The browser's offer to install the site, kept until the visitor asks for it. */
  installPrompt?: import('./pwa/install').InstallPrompt;
}

/** Not yet in TypeScript's DOM library: https://html.spec.whatwg.org/#close-watchers */
declare class CloseWatcher extends EventTarget {
  onclose: (() => void) | null;
  destroy(): void;
}

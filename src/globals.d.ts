/** What the boot script and the site tell each other: they are built apart. */
interface Window {
  /** The browser's offer to install the site, kept until the visitor asks for it. */
  installPrompt?: import('./pwa/install').InstallPrompt;
}

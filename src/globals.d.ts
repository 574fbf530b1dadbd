/** What the boot script and the site tell each other: they are built apart. */
interface Window {
  /** The browser's offer to install the site, kept until the visitor asks for it. */
  installPrompt?: import('./pwa/install').InstallPrompt;
}

/** What the build has measured of the logos: see `build/logos.ts`. */
declare module 'virtual:logos' {
  export const wordmarks: Record<string, [kind: 'plain' | 'tones' | 'white', width: number, height: number]>;
  /** Without those that fill a disc. */
  export const emblems: Record<string, 'white' | 'mark'>;
}

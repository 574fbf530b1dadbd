/** Shared by the boot script and the site, which are built separately. */
interface Window {
  /** The event with which the browser offers to install the site. */
  deferredPrompt?: import('./pwa/install').BeforeInstallPromptEvent;
}

/** The logos as the build has measured them: see `build/logos.ts`. */
declare module 'virtual:logos' {
  export const wordmarks: Record<
    import('./clients').ClientKey,
    [kind: 'plain' | 'tones' | 'white', width: number, height: number]
  >;
  /** The kind of each emblem that does not fill a disc: a white one, or one without a background of its own. */
  export const emblems: Record<string, 'white' | 'bare'>;
}

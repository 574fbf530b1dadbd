/** A tab of a browser, as far as its driver reaches: whatever happens here, the browser does itself. */
export interface Tab {
  /** Begins to open an address, as if it was typed. */
  go(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;

  /** Runs a function in the page. It knows nothing but what it is given. */
  run<Given extends unknown[], Result>(
    script: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;

  /** Presses the mouse, or a finger, at a place of the window, as often as it is told. */
  click(x: number, y: number, times?: number): Promise<void>;
  /** Presses a key, such as `Tab` or `Shift+Tab`. */
  key(key: string): Promise<void>;
  /** Types a text into what has the focus. */
  type(text: string): Promise<void>;

  resize(width: number, height: number): Promise<void>;
  picture(): Promise<Uint8Array>;

  /** What the page has said in the console, and the faults in it, since it was opened. */
  heard(): string[];

  /** Puts the tab before the others. */
  bringToFront(): Promise<void>;
  close(): Promise<void>;
}

/** What a browser is started with. */
export interface Start {
  /** Changes to `about:config`, in Firefox. */
  preferences?: Record<string, unknown>;
  /** Whether pages may run scripts. */
  scripts?: boolean;
  /** The language that the visitor prefers, in Chromium and Firefox. */
  language?: string;
  /** Whether the visitor prefers that nothing moves. */
  still?: boolean;
}

/** Somebody's browser: its tabs know of each other, and of nobody else's. */
export interface Profile {
  openTab(): Promise<Tab>;
  /** Closes the browser and opens it again, without its tabs. WebKit's driver forgets everything then. */
  reopen?(): Promise<void>;
  close(): Promise<void>;
}

/** A browser that has been started. */
export interface Engine {
  newProfile(): Promise<Profile>;
  /** A profile that outlives its browser, if the driver can do that. */
  newLastingProfile?(): Promise<Profile>;
  close(): Promise<void>;
}

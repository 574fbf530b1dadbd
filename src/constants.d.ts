// Constants of the build, for pages and for the worker. What needs a window is in `globals.d.ts`.

/** The year of the build. */
declare const BUILD_YEAR: number;

/** Where the contact form posts: `messages` in `company.ts`. If it is empty, the build leaves out what posts. */
declare const ENDPOINT: string;

// Constants of the build, for pages and for the worker. What needs a window is in `globals.d.ts`.

/** The year of the build. */
declare const BUILD_YEAR: number;

/** The endpoint of the contact form: `formEndpoint` in `company.ts`. If it is empty, the build drops the code that posts. */
declare const ENDPOINT: string;

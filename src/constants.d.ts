// Background Sync, which TypeScript has no types of.
/// <reference types="workbox-background-sync" />

/** The year of the build, for the footer of the prerendered documents. */
declare const BUILD_YEAR: number;

/** Where the messages of the contact form go. If it is empty, the build leaves out what sends them. */
declare const MESSAGES: string;

import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** The pictures that a browser shows of the app. */
export default defineConfig({
  ...base,
  testMatch: 'screenshots.ts',
  projects: base.projects?.filter(({ name }) => name === 'chromium') ?? [],
});

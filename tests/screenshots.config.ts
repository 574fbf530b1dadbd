import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Pictures of every state, for people, and those that a browser shows of the app. */
export default defineConfig({
  ...base,
  testMatch: 'screenshots.ts',
  timeout: 300_000,
  projects:
    base.projects
      ?.filter(({ name }) => name !== 'journeys' && name !== 'hosts')
      .map(({ grep: _, ...project }) => project) ?? [],
});

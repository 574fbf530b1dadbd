import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** The pictures of every page and state, for people to look at, and those that a browser shows of the app. */
export default defineConfig({
  ...base,
  testMatch: '{screenshots,app-pictures}.ts',
  timeout: 300_000,
  projects:
    base.projects
      ?.filter(({ name }) => name !== 'journeys' && name !== 'hosts')
      .map(({ grep: _, ...project }) => project) ?? [],
});

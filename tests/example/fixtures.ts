import { test as base } from '../fixtures';

export { engines, expect } from '../fixtures';

/** A test of a page of the example, without the worker. */
export const test = base.extend({ version: 'example' });

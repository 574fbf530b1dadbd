import { test as base, workerTest as baseWorkerTest } from '../fixtures';

export { engines, expect, journey } from '../fixtures';

/** A test of a page of the example, without the worker. */
export const test = base.extend({ version: 'example' });

/** A test of the example with its worker. */
export const workerTest = baseWorkerTest.extend({ version: 'example' });

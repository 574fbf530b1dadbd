/** Waits for a promise until the timeout, in ms. @throws if it is not fulfilled by then */
export const withTimeout = <Value>(promise: Promise<Value>, timeout: number): Promise<Value> =>
  Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, timeout, new Error('Timeout')))]);

/** Waits for a promise until the timeout, in ms: that of a file that a press needs. @throws if it is not fulfilled by then */
export const withTimeout = <Value>(promise: Promise<Value>, timeout = 3000): Promise<Value> =>
  Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, timeout, new Error('Timeout')))]);

/** Rejects if a promise is not fulfilled within `timeout` ms. The default suits a file that a click waits for. */
export const withTimeout = <Value>(promise: Promise<Value>, timeout = 3000): Promise<Value> =>
  Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, timeout, new Error('Timeout')))]);

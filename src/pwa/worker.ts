import { Workbox } from 'workbox-window';

const workerUrl = '/sw.js';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL: (url: string) => string };
}

/**
 * The service worker of the site; nothing happens before its `register()`. Its address passes through the one Trusted
 * Types policy that the headers allow, which knows no other address.
 */
export function createWorker(): Workbox {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerUrl });
  return new Workbox(policy?.createScriptURL(workerUrl) ?? workerUrl);
}

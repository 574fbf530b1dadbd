import { Workbox } from 'workbox-window/index.js';

const workerUrl = '/sw.js';

/** Not yet in TypeScript's DOM library: https://w3c.github.io/trusted-types/dist/spec/#trusted-type-policy */
type Policy = { createScriptURL(url: string): string };

/** The service worker of the site. Its address passes the one Trusted Types policy that the headers allow. */
export function createWorker(): Workbox {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerUrl });
  return new Workbox(policy?.createScriptURL(workerUrl) ?? workerUrl);
}

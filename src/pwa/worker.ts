import { Workbox } from 'workbox-window';

const workerUrl = '/sw.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

/**
 * The worker's address in the form that the Trusted Types policy asks for: this one address may
 * become a script, and no other.
 */
function trustedWorkerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const rules = {
    createScriptURL: (url: string) => {
      if (url !== workerUrl) throw new TypeError(`Not a script of this site: ${url}`);
      return url;
    },
  };
  return (
    trustedTypes?.createPolicy('service-worker', rules).createScriptURL(workerUrl) ?? workerUrl
  );
}

/** The service worker of the site; nothing happens before its `register()`. */
export const createWorker = () => new Workbox(trustedWorkerUrl());

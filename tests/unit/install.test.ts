import { expect, test } from 'vitest';
import { followInstallation, install, installation } from '../../src/pwa/install';
import './visitor';

test('an offer is no longer followed after stopping, and without one nothing is asked', () => {
  const stop = followInstallation();
  stop();
  window.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} });
  dispatchEvent(window.installPrompt);
  expect(installation.value).toBeUndefined();
  delete window.installPrompt;
  expect(install).not.toThrow();
});

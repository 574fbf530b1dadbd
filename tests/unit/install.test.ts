import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followInstallation, type InstallPrompt, install, installation } from '../../src/pwa/install';
import { pretend } from './visitor';

let stop = () => {};

beforeEach(() => {
  pretend(window, 'matchMedia', (query: string) => ({ matches: false, media: query }));
});

afterEach(() => {
  stop();
  delete window.installPrompt;
  installation.value = undefined;
});

const follow = () => {
  stop = followInstallation();
};

/** The site runs as an app that was installed. */
const runAsApp = () =>
  pretend(window, 'matchMedia', (query: string) => ({
    matches: query === '(display-mode: standalone)',
  }));

/** The browser offers to install the site; the boot script keeps the offer. */
function offer() {
  const prompt = vi.fn(() => Promise.resolve());
  const offered: InstallPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
  window.installPrompt = offered;
  dispatchEvent(offered);
  return prompt;
}

describe('the way to install the site', () => {
  test('is none where the browser knows none', () => {
    follow();
    expect(installation.value).toBeUndefined();
  });

  test('is our button once the browser offers it', () => {
    follow();
    offer();
    expect(installation.value).toBe('prompt');
  });

  test('is our button, too, where the browser offered it before the page was live', () => {
    offer();
    expect(installation.value).toBeUndefined();
    follow();
    expect(installation.value).toBe('prompt');
  });

  test('is by hand on an iPhone', () => {
    pretend(navigator, 'standalone', false);
    follow();
    expect(installation.value).toBe('by hand');
  });

  test('is none on an iPhone where the site is an app already', () => {
    pretend(navigator, 'standalone', true);
    follow();
    expect(installation.value).toBeUndefined();
  });

  test('is none where the site is an app already, whatever the browser offers', () => {
    runAsApp();
    pretend(navigator, 'standalone', false);
    follow();
    offer();
    expect(installation.value).toBeUndefined();
  });

  test('is none once the site is installed', () => {
    follow();
    offer();
    dispatchEvent(new Event('appinstalled'));
    expect(installation.value).toBeUndefined();
    expect(window.installPrompt).toBeUndefined();
  });

  test('is no longer followed after stopping', () => {
    follow();
    stop();
    offer();
    expect(installation.value).toBeUndefined();
  });
});

describe('our button', () => {
  test('opens the question of the browser, once for each offer', () => {
    follow();
    const prompt = offer();
    install();
    install();
    expect(prompt).toHaveBeenCalledOnce();
    expect(installation.value).toBeUndefined();
  });

  test('is back when the browser offers again', () => {
    follow();
    offer();
    install();
    const again = offer();
    expect(installation.value).toBe('prompt');
    install();
    expect(again).toHaveBeenCalledOnce();
  });

  test('does nothing where there is no offer', () => {
    expect(install).not.toThrow();
    expect(installation.value).toBeUndefined();
  });
});

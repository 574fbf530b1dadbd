import { chromium } from '@playwright/test';
import { startFirefox } from './puppeteer';
import { chromiumFlags } from './reach';
import type { Profile, Tab } from './tab';
import { startWebKit } from './webkit';

/** What it takes to bring a page into a state and to photograph it. */
type Camera = Pick<Tab, 'go' | 'run' | 'click' | 'type' | 'resize' | 'picture' | 'close'>;

async function startChromium(dark: boolean) {
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: chromiumFlags,
  });
  const openTab = async (): Promise<Camera> => {
    const page = await browser.newPage({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
    return {
      go: async (address) => void (await page.goto(address)),
      run: (script, ...given) => page.evaluate(`(${script})(...${JSON.stringify(given)})`) as Promise<never>,
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      resize: (width, height) => page.setViewportSize({ width, height }),
      picture: () => page.screenshot(),
      close: () => page.close(),
    };
  };
  return { newProfile: async () => ({ openTab, close: async () => {} }), close: () => browser.close() };
}

const starts = {
  chromium: startChromium,
  firefox: (dark: boolean) =>
    startFirefox({
      preferences: {
        'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
        'ui.prefersReducedMotion': 1,
      },
    }),
  webkit: (dark: boolean) => startWebKit({ dark, still: true }),
};

/**
 * Starts an engine that shows pages without motion.
 * @param dark whether the visitor prefers dark colours
 */
export const startCamera = (
  engine: keyof typeof starts,
  dark: boolean,
): Promise<{
  newProfile(): Promise<Pick<Profile, 'close'> & { openTab(): Promise<Camera> }>;
  close(): Promise<void>;
}> => starts[engine](dark);

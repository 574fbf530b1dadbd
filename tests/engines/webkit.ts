import { Builder, Capabilities } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { wide } from '../wide';
import { type Preferences, startDisplay } from './display';
import { inTime } from './in-time';
import { webkitArguments } from './reach';
import type { Engine, Start, Tab } from './tab';
import { webkitTab } from './webkit-tab';

/** Starts WebKit as Debian packs it: its driver, and a small browser. */
export async function startWebKit({ scripts = true, ...preferences }: Start & Preferences = {}) {
  const display = await startDisplay(preferences);
  const service = new DriverService.Builder(process.env.WEBKIT_DRIVER_PATH ?? '')
    // Else it is sought at the machine's address, where it does not listen.
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      ...display.environment,
      // Drawn without layers, pages take a fifth of the time less.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // It takes a machine that reaches nothing but itself for offline, if it may ask.
      GIO_USE_NETWORK_MONITOR: 'base',
    })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        // A page that is held back would keep the driver waiting.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          binary: process.env.WEBKIT_BROWSER_PATH,
          args: [
            '--automation',
            '--javascript-can-open-windows-automatically=true',
            `--enable-javascript=${scripts}`,
            ...webkitArguments,
          ],
        },
      }),
    )
    .build();
  // A script that its page has taken away gives no answer.
  await driver.manage().setTimeouts({ script: 3000 });
  const first = await driver.getWindowHandle();

  /** Opens a window without an address bar, which can be as narrow as a phone. */
  const openTab = async () => {
    await inTime(driver.switchTo().window(first));
    const known = await driver.getAllWindowHandles();
    await driver.executeScript("window.open('about:blank', '', 'popup,width=1280,height=800')");
    const opened = await driver.wait(async () => {
      const all = await driver.getAllWindowHandles();
      return all.find((handle) => !known.includes(handle));
    });
    const tab = webkitTab(driver, opened as string);
    await tab.resize(wide, 800);
    return tab;
  };

  const engine: Engine = {
    // The driver has one session; whose storage it is, is decided by the address of the site.
    newProfile: async () => {
      const tabs: Tab[] = [];
      return {
        openTab: async () => {
          const tab = await openTab();
          tabs.push(tab);
          return tab;
        },
        close: async () => {
          for (const tab of tabs) await tab.close();
        },
      };
    },
    close: async () => {
      await driver.quit();
      await service.kill();
      display.close();
    },
  };
  return engine;
}

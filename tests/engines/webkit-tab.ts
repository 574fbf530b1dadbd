import { Key, Origin, type WebDriver } from 'selenium-webdriver';
import { screen } from './display';
import { inTime } from './in-time';
import type { Tab } from './tab';

/** The names of the keys, as far as WebDriver has others. */
const keys: Record<string, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  Shift: Key.SHIFT,
  Alt: Key.ALT,
  PageDown: Key.PAGE_DOWN,
  Home: Key.HOME,
  End: Key.END,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};

/**
 * Goes before every script. WebDriver tells nothing of the console: whoever looks into the page for the first time
 * leaves an ear there, and everybody takes along what it has heard.
 */
const listen = `
  if (!window.heard) {
    window.heard = [];
    const hear = (text) => window.heard.push(String(text));
    for (const name of ['error', 'warn']) {
      const say = console[name];
      console[name] = (...words) => { hear(words.join(' ')); say.apply(console, words); };
    }
    addEventListener('error', ({ message }) => message && hear(message));
    addEventListener('unhandledrejection', ({ reason }) => hear(reason));
    addEventListener('securitypolicyviolation', (event) => hear('refused: ' + event.violatedDirective + ' ' + event.blockedURI));
  }
`;

const answerAtOnce = 'return { result: SCRIPT(...arguments[0]), heard: window.heard.splice(0) };';

/** A page that goes away takes this one's answer with it, for which the driver would wait. */
const answerLater = `
  const answer = (result, fault) => arguments[1]({ result, fault, heard: window.heard.splice(0) });
  SCRIPT(...arguments[0]).then(answer, (fault) => answer(undefined, String(fault)));
`;

interface Answer {
  result: never;
  fault?: string;
  heard: string[];
}

/** The tab that the driver has in a window of its own. */
export function webkitTab(driver: WebDriver, handle: string): Tab {
  const heard: string[] = [];
  let isOpen = true;
  let isNew = true;
  const inFront = () => driver.switchTo().window(handle);
  const act = <Result>(deed: () => Promise<Result>): Promise<Result> => inTime(inFront().then(deed));
  const pointer = (x: number, y: number) =>
    driver.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });

  const tab: Tab = {
    go: (address) =>
      act(async () => {
        // A window that was opened a moment ago may forget its first address, even after it has begun to open it.
        const there = () => (isNew ? driver.executeScript<string>('return location.href') : driver.getCurrentUrl());
        const hasLeft = async () => (await there()) !== 'about:blank';
        do await driver.get(address);
        while (address !== 'about:blank' && !(await driver.wait(hasLeft, isNew ? 8000 : 3000).catch(() => false)));
        isNew = false;
      }),
    reload: () => act(() => driver.navigate().refresh()),
    back: () => act(() => driver.navigate().back()),
    forward: () => act(() => driver.navigate().forward()),
    run: (script, ...given) =>
      act(async () => {
        const isAsync = script.constructor.name === 'AsyncFunction';
        const source = listen + (isAsync ? answerLater : answerAtOnce).replace('SCRIPT', () => `(${script})`);
        const answer = isAsync
          ? await driver.executeAsyncScript<Answer>(source, given)
          : await driver.executeScript<Answer>(source, given);
        heard.push(...answer.heard);
        if (answer.fault) throw new Error(answer.fault);
        return answer.result;
      }),
    click: (x, y, times = 1) =>
      act(() => {
        const actions = pointer(x, y);
        for (let time = 0; time < times; time++) actions.press().release();
        return actions.perform();
      }),
    key: (key) =>
      act(async () => {
        const [last = key, ...held] = key.split('+').reverse();
        const actions = driver.actions();
        for (const other of held) actions.keyDown(keys[other] ?? other);
        actions.sendKeys(keys[last] ?? last);
        for (const other of held) actions.keyUp(keys[other] ?? other);
        await actions.perform();
      }),
    type: (text) => act(() => driver.actions().sendKeys(text).perform()),
    resize: (width, height) =>
      act(async () => {
        const [x, y] = [(screen.width - width) / 2, (screen.height - height) / 2];
        await driver.manage().window().setRect({ x, y, width, height });
      }),
    picture: () => act(async () => Buffer.from(await driver.takeScreenshot(), 'base64')),
    heard: () => heard,
    bringToFront: inFront,
    close: async () => {
      if (isOpen) await act(() => driver.close());
      isOpen = false;
    },
  };
  return tab;
}

import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { loadChunk } from '../../src/loading/load-chunk';
import { hasArrived, reloadOnce } from '../../src/loading/reload';
import { type Refusal, refuseStorage } from './visitor';

let reload: MockInstance<() => void>;
let reach: MockInstance<typeof fetch>;

beforeEach(() => {
  delete window.leaving;
  delete window.press;
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  reach = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
});

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

describe('a page reloads for a file that is gone', () => {
  test('once for each cause, however they alternate', async () => {
    const answers: boolean[] = [];
    for (const cause of ['a', 'b', 'a', 'b']) answers.push(await reloadOnce(cause));
    expect(answers).toEqual([true, true, false, false]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('once more, if the file arrived in between', async () => {
    await reloadOnce('a');
    hasArrived('a');
    expect(await reloadOnce('a')).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  describe('again only for a press, and if the file is there by now', () => {
    const fault = new TypeError('error loading dynamically imported module: https://example.com/assets/dialog.js');
    const script = () => new Response('', { headers: { 'Content-Type': 'text/javascript' } });
    const press = document.createElement('button');

    test.each<[string, () => Promise<Response>, HTMLElement | undefined, boolean]>([
      ['it is there', async () => script(), press, true],
      ['it is there, and nobody pressed', async () => script(), undefined, false],
      ['it is missing', async () => new Response(null, { status: 404 }), press, false],
      [
        'a page is there instead',
        async () => new Response('', { headers: { 'Content-Type': 'text/html' } }),
        press,
        false,
      ],
      ['it is cut off', async () => Promise.reject(new TypeError('Failed to fetch')), press, false],
    ])('%s', async (_, answer, pressed, expected) => {
      await reloadOnce('a', fault);
      Object.assign(window, { press: pressed });
      reach.mockImplementation(async (address) => (String(address).endsWith('.js') ? answer() : new Response()));
      expect(await reloadOnce('a', fault)).toBe(expected);
    });

    test('not for a fault that names no file', async () => {
      await reloadOnce('a');
      window.press = press;
      expect(await reloadOnce('a', new TypeError('Importing a module script failed.'))).toBe(false);
    });
  });

  test.each([
    ['the browser is offline', goOffline],
    ['the site cannot be reached', () => reach.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
    ['the site is broken', () => reach.mockResolvedValueOnce(new Response(null, { status: 502 }))],
  ])('never while %s, and that does not count', async (_, fail) => {
    fail();
    expect(await reloadOnce('a')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    expect(await reloadOnce('a')).toBe(true);
  });

  test.each<Refusal>(['getItem', 'setItem', 'access'])('never if storage refuses %s', async (refusal) => {
    refuseStorage('sessionStorage', refusal);
    expect(await reloadOnce('a')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['before', () => (window.leaving = true)],
    [
      'while it asks whether the site answers',
      () =>
        reach.mockImplementation(async () => {
          window.leaving = true;
          return new Response();
        }),
    ],
  ])('never if the visitor has begun to leave it %s, and keeps silent', async (_, leave) => {
    leave();
    expect(await reloadOnce('a')).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    window.leaving = false;
    expect(await reloadOnce('a')).toBe(true);
  });
});

describe('a part', () => {
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/dialog.js');
  const fail = () => Promise.reject(gone);

  test('is given to who asked for it', async () => {
    const part = { show: 'me' };
    await expect(loadChunk('part', async () => part)).resolves.toBe(part);
    expect(reload).not.toHaveBeenCalled();
  });

  test('that is gone shows nothing while the page reloads', async () => {
    const settled = vi.fn();
    loadChunk('part', fail).then(settled, settled);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve));
    expect(settled).not.toHaveBeenCalled();
  });

  test('is a fault if the reload did not help, and can be asked for again', async () => {
    loadChunk('part', fail);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await expect(loadChunk('part', fail)).rejects.toBe(gone);
    expect(reload).toHaveBeenCalledOnce();
    await expect(loadChunk('part', async () => 'there')).resolves.toBe('there');
  });

  test('that throws at once is treated in the same way', async () => {
    goOffline();
    const broken = () => {
      throw gone;
    };
    await expect(loadChunk('part', broken)).rejects.toBe(gone);
  });
});

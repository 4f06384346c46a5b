import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadRouteModule } from './load-route-module.ts';

const route = { id: 'console/devices/devices-page', module: '/assets/devices-page-x.js' };
const missing = new TypeError('Failed to fetch dynamically imported module');
const isMissing = () => Promise.reject(missing);

const network = { onLine: true };
const location = { href: '', reload: vi.fn() };
let navigation: { location?: Partial<Location> } = {};
let goOnline = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  network.onLine = true;
  navigation = {};
  location.href = '';
  location.reload.mockClear();
  const items = new Map<string, string>();
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  vi.stubGlobal('window', {
    location,
    get __reactRouterDataRouter() {
      return { state: { navigation } };
    },
    addEventListener: (_: string, listener: () => void) => {
      goOnline = listener;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The error of a script that stays missing, after all retries; null while the page is reloaded. */
async function failureOf(loading: Promise<unknown>): Promise<unknown> {
  let failure: unknown = null;
  loading.catch((error) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(2_000);
  return failure;
}

test('a script is loaded once', async () => {
  const load = vi.fn(async () => ({ default: 'screen' }));
  const loaded = {};
  expect(await loadRouteModule(route, loaded, load)).toEqual({ default: 'screen' });
  expect(await loadRouteModule(route, loaded, load)).toEqual({ default: 'screen' });
  expect(load.mock.calls).toEqual([[route.module]]);
});

test('a script that is missing reloads the page once, then fails', async () => {
  expect(await failureOf(loadRouteModule(route, {}, isMissing))).toBe(null);
  expect(location.reload).toHaveBeenCalledTimes(1);
  expect(await failureOf(loadRouteModule(route, {}, isMissing))).toBe(missing);
  expect(location.reload).toHaveBeenCalledTimes(1);
});

test('a later version of the product reloads the page again', async () => {
  expect(await failureOf(loadRouteModule(route, {}, isMissing))).toBe(null);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(await failureOf(loadRouteModule(route, {}, isMissing))).toBe(null);
  expect(location.reload).toHaveBeenCalledTimes(2);
});

test('where another page is being opened, that one is loaded', async () => {
  navigation = { location: { pathname: '/admin/devices', search: '?q=1', hash: '#list' } };
  expect(await failureOf(loadRouteModule(route, {}, isMissing))).toBe(null);
  expect(location).toMatchObject({ href: '/admin/devices?q=1#list' });
  expect(location.reload).not.toHaveBeenCalled();
});

test('without storage it fails instead of reloading', async () => {
  const blocked = new DOMException('blocked', 'SecurityError');
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw blocked;
    },
  });
  expect(await failureOf(loadRouteModule(route, {}, isMissing))).toBe(blocked);
  expect(location.reload).not.toHaveBeenCalled();
});

test('while offline it waits for the network and keeps the page', async () => {
  network.onLine = false;
  const load = vi.fn(async () => 'screen').mockRejectedValueOnce(missing);
  const loading = loadRouteModule(route, {}, load);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(location.reload).not.toHaveBeenCalled();
  network.onLine = true;
  goOnline();
  expect(await loading).toBe('screen');
});

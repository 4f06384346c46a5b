import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWithRetry, withRetry } from './lazy-with-retry.ts';

const browser = { onLine: true };
let goOnline = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  browser.onLine = true;
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: () => void) => {
      goOnline = listener;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a failed import is retried after 1, 2 and 5 s, then rejected', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const rejection = expect(withRetry(load)).rejects.toThrow('Failed to fetch');
  for (const [pause_ms, tries] of [
    [999, 1],
    [1, 2],
    [2_000, 3],
    [5_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pause_ms);
    expect(load).toHaveBeenCalledTimes(tries);
  }
  await rejection;
});

test('while offline, it waits for the network without a time limit', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('code');
  browser.onLine = false;
  const loading = withRetry(load);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(load).toHaveBeenCalledTimes(1);
  goOnline();
  expect(await loading).toBe('code');
});

test('each retry is announced before its delay, the final failure is not', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const onRetry = vi.fn();
  const rejection = expect(loadWithRetry(load, onRetry)).rejects.toThrow('Failed to fetch');
  for (const retries of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(0);
    expect([load.mock.calls.length, onRetry.mock.calls.length]).toEqual([retries, retries]);
    await vi.advanceTimersToNextTimerAsync();
  }
  await rejection;
  expect(onRetry).toHaveBeenCalledTimes(3);
});

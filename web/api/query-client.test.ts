import { ORPCError } from '@orpc/client';
import { environmentManager, focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newQueryClient } from './query-client.ts';

const away = () => new ORPCError('SERVICE_UNAVAILABLE', { status: 503, message: 'from anywhere' });

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  environmentManager.setIsServer(() => typeof window === 'undefined');
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

/** A screen with a query and a server that can become unavailable. */
function screen(failure: () => Error) {
  const client = newQueryClient();
  let isAway = false;
  let reads = 0;
  const queryFn = async () => {
    if (isAway) throw failure();
    reads += 1;
    return `rows ${reads}`;
  };
  const observer = new QueryObserver(client, { queryKey: ['rows'], queryFn });
  const leave = observer.subscribe(() => {});
  return {
    shown: () => observer.getCurrentResult(),
    read: () => void observer.refetch(),
    becomes: (away: boolean) => {
      isAway = away;
    },
    leave: () => {
      leave();
      client.clear();
    },
  };
}

test('a screen keeps its rows while the server is unavailable, reports the error, and recovers', async () => {
  const { shown, read, becomes, leave } = screen(away);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toMatchObject({ data: 'rows 1', isError: false });
  becomes(true);
  read();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(shown()).toMatchObject({ data: 'rows 1', isError: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toMatchObject({ data: 'rows 1', isError: true });
  becomes(false);
  await vi.advanceTimersByTimeAsync(13_000);
  expect(shown()).toMatchObject({ data: 'rows 2', isError: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toMatchObject({ data: 'rows 2' });
  leave();
});

test('a refused query is not retried', async () => {
  const { shown, read, becomes, leave } = screen(() => new ORPCError('NOT_FOUND', { status: 404 }));
  await vi.advanceTimersByTimeAsync(0);
  becomes(true);
  read();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toMatchObject({ isError: true, errorUpdateCount: 1 });
  becomes(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toMatchObject({ isError: true, errorUpdateCount: 1 });
  leave();
});

test.each([
  [404, 1],
  [403, 1],
  [422, 1],
  [401, 3],
  [429, 3],
  [503, 3],
])(
  'a query that failed with %i is read %i times once the window is focused and online again',
  async (status, attempts) => {
    const client = newQueryClient();
    client.mount();
    const queryFn = vi.fn(() => Promise.reject(new ORPCError('REFUSED', { status })));
    const observer = new QueryObserver(client, {
      queryKey: ['rows'],
      queryFn,
      retry: false,
      refetchInterval: false,
    });
    const leave = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(0);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(queryFn).toHaveBeenCalledTimes(attempts);
    leave();
    client.unmount();
  },
);

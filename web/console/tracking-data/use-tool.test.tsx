import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useTool } from './use-tool.ts';

test('a run continues on another tab, and its result is there on return', async () => {
  const wrapper = withQueries();
  const { promise, resolve } = Promise.withResolvers<string>();
  const run = vi.fn(() => promise);
  const onSuccess = vi.fn();
  const open = () => renderHook(() => useTool('a tool', { run, onSuccess }), { wrapper });
  const first = open();
  act(() => first.result.current.run());
  first.unmount();
  const second = open();
  expect(second.result.current.pending).toBe(true);
  await act(async () => resolve('done'));
  await waitFor(() =>
    expect(second.result.current).toMatchObject({ pending: false, error: null, result: 'done' }),
  );
  expect([run.mock.calls.length, onSuccess.mock.calls]).toEqual([1, [['done']]]);
});

test('a failure replaces the former result', async () => {
  const wrapper = withQueries();
  const outcomes = [() => Promise.resolve('done'), () => Promise.reject(new Error('no database'))];
  const { result } = renderHook(
    () => useTool('a tool', { run: () => (outcomes.shift() as () => Promise<string>)(), onSuccess: vi.fn() }),
    { wrapper },
  );
  act(() => result.current.run());
  await waitFor(() => expect(result.current.result).toBe('done'));
  act(() => result.current.run());
  await waitFor(() => expect(result.current.error).toEqual(new Error('no database')));
  expect(result.current.result).toBeUndefined();
});

function withQueries() {
  const queryClient = new QueryClient();
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
}

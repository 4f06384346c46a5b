import { ORPCError } from '@orpc/client';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { useWrite } from './use-write.ts';

afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

test('a call returns its response once, though it is written twice', async () => {
  let respond = (_: string) => {};
  const send = vi.fn(() => new Promise<string>((resolve) => (respond = resolve)));
  const onSuccess = vi.fn();
  const { result } = renderHook(() => useWrite<void, string>({ send, onSuccess }));
  act(() => {
    result.current.write();
    result.current.write();
  });
  expect([send.mock.calls.length, result.current.pending]).toEqual([1, true]);
  await act(async () => respond('GS1'));
  expect(onSuccess.mock.calls).toEqual([['GS1', undefined]]);
  expect(result.current.pending).toBe(false);
});

test('a call that got no response says so, and the next attempt has the same idempotency scope', async () => {
  const scopes: unknown[] = [];
  const { result } = renderHook(() =>
    useWrite({
      send: async (_, { context }) => {
        scopes.push(context.scope);
        throw new TypeError('Failed to fetch');
      },
    }),
  );
  await act(async () => result.current.write());
  expect(result.current.failure).toBe('We couldn’t reach the server. Try again in a moment.');
  await act(async () => result.current.write());
  expect(scopes[0]).toBe(scopes[1]);
});

test('without a connection, the failure says that the person is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result } = renderHook(() =>
    useWrite({ send: () => Promise.reject(new TypeError('Failed to fetch')) }),
  );
  await act(async () => result.current.write());
  expect(result.current.failure).toBe('You are offline. You can do this when you’re back online.');
  vi.restoreAllMocks();
});

test('refused fields go to the form and are not a failure of the call', async () => {
  const issues = [{ path: 'email', message: 'Enter an e-mail address.' }];
  const onFailure = vi.fn();
  const form = { refuse: vi.fn(), snapshot: vi.fn(), settle: vi.fn() };
  const { result } = renderHook(() =>
    useWrite({
      send: () => Promise.reject(new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, data: { issues } })),
      onFailure,
      form,
    }),
  );
  await act(async () => result.current.write());
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(onFailure.mock.calls[0]?.[1]).toEqual({ email: 'Enter an e-mail address.' });
  expect(form.refuse.mock.calls).toEqual([[{ email: 'Enter an e-mail address.' }]]);
  expect(result.current.failure).toBeNull();
});

test('the values of the form when the call began are saved, not those at its end', async () => {
  let respond = () => {};
  let typed = 'sent';
  const form = { refuse: vi.fn(), snapshot: () => ({ typed }), settle: vi.fn() };
  const { result } = renderHook(() =>
    useWrite({ send: () => new Promise<void>((resolve) => (respond = resolve)), form }),
  );
  act(() => result.current.write());
  typed = 'typed since';
  await act(async () => respond());
  expect(form.settle.mock.calls).toEqual([[{ typed: 'sent' }]]);
});

test('without a form, the message of a refused field is the failure and the reason in the toast', async () => {
  const issues = [{ path: 'file', message: 'Choose a CSV file in UTF-8 or an XLSX file.' }];
  const { result } = renderHook(() =>
    useWrite({
      send: () => Promise.reject(new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, data: { issues } })),
      failureToast: { title: 'The file was not checked' },
    }),
  );
  await act(async () => result.current.write());
  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  expect(shownToasts()[0]?.description).toBe('Choose a CSV file in UTF-8 or an XLSX file.');
  expect(result.current.failure).toBe('Choose a CSV file in UTF-8 or an XLSX file.');
});

test('of parallel calls that each replace the one before, only the last one counts', async () => {
  const respond = new Map<number, (response: string) => void>();
  const onSuccess = vi.fn();
  const { result } = renderHook(() =>
    useWrite({
      parallel: 'latest',
      send: (sheet: number) => new Promise<string>((resolve) => respond.set(sheet, resolve)),
      onSuccess,
    }),
  );
  act(() => {
    result.current.write(1);
    result.current.write(2);
  });
  await act(async () => respond.get(2)?.('second'));
  expect(result.current.pending).toBe(false);
  await act(async () => respond.get(1)?.('first'));
  expect(onSuccess.mock.calls).toEqual([['second', 2]]);
  expect(result.current.sent).toEqual({ input: 2, response: 'second' });
});

test('parallel calls don’t wait for each other, and each outcome names its input', async () => {
  const onSuccess = vi.fn();
  const onFailure = vi.fn();
  const { result } = renderHook(() =>
    useWrite({
      parallel: true,
      send: async (row: number) => {
        if (row === 2) throw new TypeError('Failed to fetch');
        return 'saved';
      },
      onSuccess,
      onFailure,
    }),
  );
  await act(async () => {
    result.current.write(1);
    result.current.write(2);
  });
  expect(onSuccess.mock.calls).toEqual([['saved', 1]]);
  expect(onFailure.mock.calls).toEqual([[new TypeError('Failed to fetch'), {}, 2]]);
});

test('a refused field that no control of the form shows is the failure', async () => {
  const issues = [{ path: 'id', message: 'This stop no longer exists.' }];
  const { result } = renderHook(() =>
    useWrite({
      send: () => Promise.reject(new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, data: { issues } })),
      form: { refuse: vi.fn(), snapshot: vi.fn(), settle: vi.fn() },
      refusedIn: () => ({}),
    }),
  );
  await act(async () => result.current.write());
  expect(result.current.failure).toBe('This stop no longer exists.');
});

test('a failure toast gives the reason by default; refused fields show none', async () => {
  const issues = [{ path: 'email', message: 'Enter an e-mail address.' }];
  const errors = [
    new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, data: { issues } }),
    new TypeError('Failed to fetch'),
  ];
  const { result } = renderHook(() =>
    useWrite({
      send: () => Promise.reject(errors.shift()),
      form: { refuse: vi.fn(), snapshot: vi.fn(), settle: vi.fn() },
      failureToast: { title: 'Error' },
    }),
  );
  await act(async () => result.current.write());
  await waitFor(() => expect(result.current.calls).toBe(1));
  expect(shownToasts()).toEqual([]);
  await act(async () => result.current.write());
  await waitFor(() => expect(result.current.calls).toBe(2));
  expect(shownToasts().map(({ description }) => description)).toEqual([
    'We couldn’t reach the server. Try again in a moment.',
  ]);
});

test('a call is repeated twice while the server is unavailable', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const send = vi.fn(() => Promise.reject(new ORPCError('SERVICE_UNAVAILABLE', { status: 503 })));
  const { result } = renderHook(() => useWrite({ send }));
  act(() => result.current.write());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(send).toHaveBeenCalledTimes(3);
  expect(result.current.failure).toBe('We cannot do this at the moment. Try again shortly.');
});

test('an error after a successful call is not reported as a failed call', async () => {
  const uncaught = vi.fn();
  process.once('unhandledRejection', uncaught);
  const { result } = renderHook(() =>
    useWrite({
      send: () => Promise.resolve('saved'),
      onSuccess: () => {
        throw new Error('a bug of the screen');
      },
    }),
  );
  await act(async () => result.current.write());
  await waitFor(() => expect(uncaught).toHaveBeenCalledOnce());
  expect([result.current.failure, result.current.pending]).toEqual([null, false]);
});

test('a call that must not be repeated fails at the first 503', async () => {
  const send = vi.fn(() => Promise.reject(new ORPCError('SERVICE_UNAVAILABLE', { status: 503 })));
  const { result } = renderHook(() => useWrite({ send, retries: false }));
  await act(async () => result.current.write());
  await waitFor(() => expect(result.current.calls).toBe(1));
  expect(send).toHaveBeenCalledOnce();
});

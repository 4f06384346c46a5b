import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTransfer, type TransferEvent } from './transfer.ts';

// Test files share modules; reset so that mocks don't leak between them.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

interface Options {
  onProgress: (sent: number, total: number | null) => void;
  onSuccess: () => void;
  onError: (error: object) => void;
}

const library = vi.hoisted(() => ({
  start: vi.fn(),
  abort: vi.fn(async () => {}),
  options: {} as unknown,
  url: null as string | null,
}));
vi.mock('tus-js-client', () => ({
  Upload: class {
    start = library.start;
    abort = library.abort;
    get url() {
      return library.url;
    }
    constructor(_: File, options: unknown) {
      library.options = options;
    }
  },
}));

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.useFakeTimers();
  library.start.mockClear();
  library.abort.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open() {
  const events: TransferEvent[] = [];
  const transfer = await openTransfer(new File(['x'], 'a.pdf'), (event) => events.push(event));
  return { transfer, events, library: library.options as Options };
}
const response = (status: number, body: string) => ({
  originalResponse: { getStatus: () => status, getBody: () => body },
});
const LOST = { originalResponse: null };

test('reports progress, and the id when it is complete', async () => {
  const { events, library: tus } = await open();
  tus.onProgress(1, 4);
  library.url = 'https://freight.example/api/uploads/0190';
  tus.onSuccess();
  expect(events).toEqual([
    { type: 'progress', share: 0.25 },
    { type: 'complete', upload_id: '0190' },
  ]);
});

test.each([
  ['a lost connection', LOST],
  ['an error of the server', response(503, '')],
  ['a conflict', response(409, '')],
])('after %s it continues by itself, later each time', async (_, error) => {
  const { events, library: tus } = await open();
  tus.onError(error);
  expect(events).toEqual([{ type: 'lost' }]);
  vi.advanceTimersByTime(1_000);
  expect(library.start).toHaveBeenCalledTimes(1);
  tus.onError(error);
  vi.advanceTimersByTime(1_999);
  expect(library.start).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(library.start).toHaveBeenCalledTimes(2);
});

test('continues once when the browser is online again', async () => {
  const { library: tus } = await open();
  tus.onError(LOST);
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('online'));
  expect(library.start).toHaveBeenCalledTimes(1);
});

test('does not continue when it is paused or cancelled', async () => {
  const { transfer, library: tus } = await open();
  tus.onError(LOST);
  transfer.pause();
  expect(library.abort).toHaveBeenLastCalledWith(false);
  tus.onError(LOST);
  transfer.cancel();
  expect(library.abort).toHaveBeenLastCalledWith(true);
  vi.advanceTimersByTime(60_000);
  expect(library.start).not.toHaveBeenCalled();
});

test.each([
  [response(413, '{"detail":"A file can be at most 25 MB."}'), 'A file can be at most 25 MB.'],
  [response(403, 'no problem document'), 'The server refused this file.'],
])('a refusal says why', async (error, sentence) => {
  const { events, library: tus } = await open();
  tus.onError(error);
  vi.advanceTimersByTime(60_000);
  expect(events).toEqual([{ type: 'refused', sentence }]);
  expect(library.start).not.toHaveBeenCalled();
});

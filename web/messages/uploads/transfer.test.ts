import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTransfer, type TransferEvent } from './transfer.ts';
import { type Upload, uploads } from './tus-for-tests.ts';

// Test files share modules; reset so that mocks don't leak between them.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('tus-js-client', () => import('./tus-for-tests.ts'));

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.useFakeTimers();
  uploads.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open() {
  const events: TransferEvent[] = [];
  const transfer = await openTransfer(new File(['x'], 'a.pdf'), (event) => events.push(event));
  return { transfer, events, upload: uploads[0] as Upload };
}

test('reports progress, and the id when it is complete', async () => {
  const { events, upload } = await open();
  upload.options.onProgress(1, 4);
  upload.complete('0190');
  expect(events).toEqual([
    { type: 'progress', share: 0.25 },
    { type: 'complete', upload_id: '0190' },
  ]);
});

test.each([
  ['a lost connection', (upload: Upload) => upload.lose()],
  ['an error of the server', (upload: Upload) => upload.refuse(503, '')],
  ['a conflict', (upload: Upload) => upload.refuse(409, '')],
])('after %s it continues by itself, later each time', async (_, fail) => {
  const { events, upload } = await open();
  fail(upload);
  expect(events).toEqual([{ type: 'lost' }]);
  vi.advanceTimersByTime(1_000);
  expect(upload.start).toHaveBeenCalledTimes(1);
  fail(upload);
  vi.advanceTimersByTime(1_999);
  expect(upload.start).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(upload.start).toHaveBeenCalledTimes(2);
});

test('continues once when the browser is online again', async () => {
  const { upload } = await open();
  upload.lose();
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('online'));
  expect(upload.start).toHaveBeenCalledTimes(1);
});

test('does not continue when it is paused or cancelled', async () => {
  const { transfer, upload } = await open();
  upload.lose();
  transfer.pause();
  expect(upload.abort).toHaveBeenLastCalledWith(false);
  upload.lose();
  transfer.cancel();
  expect(upload.abort).toHaveBeenLastCalledWith(true);
  vi.advanceTimersByTime(60_000);
  expect(upload.start).not.toHaveBeenCalled();
});

test.each([
  [413, '{"detail":"A file can be at most 25 MB."}', 'A file can be at most 25 MB.'],
  [403, 'no problem document', 'The server refused this file.'],
])('a refusal with %i says why', async (status, body, sentence) => {
  const { events, upload } = await open();
  upload.refuse(status, body);
  vi.advanceTimersByTime(60_000);
  expect(events).toEqual([{ type: 'refused', sentence }]);
  expect(upload.start).not.toHaveBeenCalled();
});

import { afterEach, expect, test } from 'vitest';
import type { PdfError } from './pdf-error.ts';
import { createPdfRenderer, type PdfRenderer } from './pdf-renderer.ts';
import { INVOICE_PDF } from './pdf-renderer-for-tests.ts';

let renderer: PdfRenderer;
afterEach(() => renderer.close());

const invoice = (requester = 'a') => renderer.render(requester, 'invoice', INVOICE_PDF);
const numbered = (number: string, requester = 'a') =>
  renderer.render(requester, 'invoice', { ...INVOICE_PDF, number });
const refusalOf = (rendering: Promise<unknown>) =>
  rendering.then(
    () => 'made',
    (error: PdfError) => [error.reason, error.message],
  );

/** A worker that runs the given code for each order. */
function threadThat(onOrder: string): URL {
  const code = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ input }) => { ${onOrder} });`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}
const ANSWERS = 'parentPort.postMessage({ pdf: new TextEncoder().encode(input.number) });';

test('PDFs are rendered while the main thread stays responsive', async () => {
  renderer = createPdfRenderer();
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 5);
  const made = await Promise.all([invoice(), invoice(), invoice()]);
  clearInterval(ticking);
  expect(made.map((pdf) => Buffer.from(pdf.subarray(0, 5)).toString())).toEqual(['%PDF-', '%PDF-', '%PDF-']);
  expect(ticks).toBeGreaterThan(5);
});

test('each caller gets its own PDF, in any number', async () => {
  renderer = createPdfRenderer({ program: threadThat(ANSWERS) });
  const made = await Promise.all(['a', 'b', 'c'].map((number) => numbered(number)));
  expect(made.map((pdf) => Buffer.from(pdf).toString())).toEqual(['a', 'b', 'c']);
});

test('other messages of a thread, as under node --watch, are ignored', async () => {
  renderer = createPdfRenderer({
    program: threadThat(`parentPort.postMessage({ 'watch:import': ['file:///x.ts'] }); ${ANSWERS}`),
  });
  expect(Buffer.from(await numbered('a')).toString()).toBe('a');
});

test('with 100 PDFs of one requester queued, another is served after less than six of them', async () => {
  const sleep = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);';
  renderer = createPdfRenderer({ program: threadThat(`${sleep} ${ANSWERS}`) });
  await Promise.all([numbered('first', 'a'), numbered('first', 'b')]);
  const made: string[] = [];
  const note = (pdf: Uint8Array) => made.push(Buffer.from(pdf).toString());
  const many = Array.from({ length: 100 }, (_, order) => numbered(`a${order}`, 'a').then(note));
  expect(renderer.waiting()).toBe(99);
  await numbered('b', 'b').then(note);
  expect(made.indexOf('b')).toBeLessThan(6);
  await Promise.all(many);
  expect(made).toHaveLength(101);
  expect(renderer.waiting()).toBe(0);
});

test('a thread that crashes fails only its own PDF, and is replaced', async () => {
  renderer = createPdfRenderer({
    program: threadThat(`if (input.number === 'die') throw new Error('Out of ink'); ${ANSWERS}`),
  });
  const outcomes = await Promise.all(
    [numbered('die'), numbered('b'), numbered('c', 'other')].map((rendering) => refusalOf(rendering)),
  );
  expect(outcomes).toEqual([['failed', 'The PDF thread died: Error: Out of ink'], 'made', 'made']);
  expect(Buffer.from(await numbered('d')).toString()).toBe('d');
});

test('a thread that exits is detected too', async () => {
  renderer = createPdfRenderer({ program: threadThat('process.exit(0)') });
  expect(await refusalOf(invoice())).toEqual(['failed', 'The PDF thread ended.']);
});

test('a PDF that times out fails alone: others are served meanwhile, and its requester afterwards', async () => {
  renderer = createPdfRenderer({
    program: threadThat(`if (input.number === 'slow') for (;;); ${ANSWERS}`),
    timeoutMs: 5_000,
  });
  let isOver = false;
  const slow = refusalOf(numbered('slow')).finally(() => {
    isOver = true;
  });
  const next = refusalOf(numbered('next'));
  for (const number of ['b', 'c', 'd']) await numbered(number, number);
  expect(isOver).toBe(false);
  expect(await slow).toEqual(['failed', 'A PDF took more than 5000 ms.']);
  expect(await next).toBe('made');
});

test('a full queue rejects at once, per requester and in total', async () => {
  renderer = createPdfRenderer({ program: threadThat(''), mostWaiting: 2, mostWaitingPerRequester: 1 });
  const busy = ['busy', 'Too many PDFs are waiting.'];
  const begun = [refusalOf(invoice('a')), refusalOf(invoice('b'))];
  const waiting = [refusalOf(invoice('a')), refusalOf(invoice('b'))];
  expect(await refusalOf(invoice('a'))).toEqual(busy);
  expect(await refusalOf(invoice('c'))).toEqual(busy);
  await renderer.close();
  for (const refusal of await Promise.all([...begun, ...waiting, refusalOf(invoice('a'))]))
    expect(refusal).toEqual(['failed', 'The server is stopping.']);
});

test('a PDF that its template cannot render is rejected, without affecting others', async () => {
  renderer = createPdfRenderer();
  const { lines: _, ...incomplete } = INVOICE_PDF;
  const [broken, whole] = await Promise.all([
    refusalOf(renderer.render('a', 'invoice', incomplete as typeof INVOICE_PDF)),
    refusalOf(invoice()),
  ]);
  expect(broken[0]).toBe('failed');
  expect(broken[1]).toContain('invoice failed');
  expect(whole).toBe('made');
});

import { afterEach, expect, test } from 'vitest';
import { createPapers, type PaperError, type Papers } from './papers.ts';
import { INVOICE_PAPER } from './papers-for-tests.ts';

let papers: Papers;
afterEach(() => papers.close());

const invoice = () => papers.render('invoice', INVOICE_PAPER);
const numbered = (number: string) => papers.render('invoice', { ...INVOICE_PAPER, number });
const refusalOf = (rendering: Promise<unknown>) =>
  rendering.then(
    () => 'made',
    (error: PaperError) => [error.reason, error.message],
  );

/** A thread that does with each order what the code says. */
function threadThat(onOrder: string): URL {
  const code = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ paper }) => { ${onOrder} });`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}
const ANSWERS = 'parentPort.postMessage({ pdf: new TextEncoder().encode(paper.number) });';

test('papers are made one after the other while this thread goes on', async () => {
  papers = createPapers();
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 5);
  const made = await Promise.all([invoice(), invoice(), invoice()]);
  clearInterval(ticking);
  expect(made.map((pdf) => Buffer.from(pdf.subarray(0, 5)).toString())).toEqual(['%PDF-', '%PDF-', '%PDF-']);
  expect(ticks).toBeGreaterThan(5);
});

test('each gets its own paper, in any number', async () => {
  papers = createPapers({ program: threadThat(ANSWERS) });
  const made = await Promise.all(['a', 'b', 'c'].map(numbered));
  expect(made.map((pdf) => Buffer.from(pdf).toString())).toEqual(['a', 'b', 'c']);
});

test('what else a thread says, as under node --watch, is no answer', async () => {
  papers = createPapers({
    program: threadThat(`parentPort.postMessage({ 'watch:import': ['file:///x.ts'] }); ${ANSWERS}`),
  });
  expect(Buffer.from(await numbered('a')).toString()).toBe('a');
});

test('when the thread dies all who wait are refused, and the next one is served', async () => {
  papers = createPapers({
    program: threadThat(`if (paper.number === 'die') throw new Error('Out of ink'); ${ANSWERS}`),
  });
  const refused = await Promise.all(['die', 'b', 'c'].map((number) => refusalOf(numbered(number))));
  for (const refusal of refused)
    expect(refusal).toEqual(['failed', 'The thread of papers died: Error: Out of ink']);
  expect(Buffer.from(await numbered('d')).toString()).toBe('d');
});

test('a thread that just ends is noticed too', async () => {
  papers = createPapers({ program: threadThat('process.exit(0)') });
  expect(await refusalOf(invoice())).toEqual(['failed', 'The thread of papers ended.']);
});

test('a paper that takes too long is given up, and the next one is served', async () => {
  papers = createPapers({
    program: threadThat(`if (paper.number === 'slow') for (;;); ${ANSWERS}`),
    timeoutMs: 1500,
  });
  expect(await refusalOf(numbered('slow'))).toEqual(['failed', 'A paper took more than 1500 ms.']);
  expect(Buffer.from(await numbered('next')).toString()).toBe('next');
});

test('a queue that is full refuses at once', async () => {
  papers = createPapers({ program: threadThat(''), mostWaiting: 1 });
  const waiting = refusalOf(invoice());
  expect(await refusalOf(invoice())).toEqual(['failed', 'Too many papers wait.']);
  await papers.close();
  expect(await waiting).toEqual(['failed', 'The server is stopping.']);
  expect(await refusalOf(invoice())).toEqual(['failed', 'The server is stopping.']);
});

test('a paper that its template cannot lay out is refused, and nobody else', async () => {
  papers = createPapers();
  const { lines: _, ...incomplete } = INVOICE_PAPER;
  const [broken, whole] = await Promise.all([
    refusalOf(papers.render('invoice', incomplete as typeof INVOICE_PAPER)),
    refusalOf(invoice()),
  ]);
  expect(broken[0]).toBe('failed');
  expect(broken[1]).toContain('invoice failed');
  expect(whole).toBe('made');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTypedNumbers } from '#domain/shipments/typed-numbers.ts';
import { redact } from '#server/observability/redact.ts';
import { presentablePath } from '#server/pages/missing-path.ts';
import { startTestApp, type TestApp } from '#server/test-app.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

/** Linear matching takes milliseconds, quadratic matching minutes. Measures this thread only, since others may be busy. */
const SOON_MS = 1_000;
const LONG = 200_000;

async function soon(work: () => unknown): Promise<void> {
  const from = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(from);
  expect((user + system) / 1_000).toBeLessThan(SOON_MS);
}

const rpc = (operation: string, body: object) =>
  product.app.inject({ method: 'POST', url: `/api/rpc/${operation}`, payload: body });

const WORST = {
  'one letter': 'a'.repeat(LONG),
  'one underscore': '_'.repeat(LONG),
  'words and dashes': 'a-'.repeat(LONG / 2),
  'empty addresses': 'a@'.repeat(LONG / 2),
  'dashes after GS': `GS${'-'.repeat(LONG)}`,
  'GS and a dash, repeated': 'GS-'.repeat(LONG / 3),
  'GS and a word, repeated': '-GSA'.repeat(LONG / 4),
  'TRK and spaces': `${'TRK '.repeat(LONG / 8)}${' '.repeat(LONG / 2)}`,
  'a link and a line separator': `/track/${'a'.repeat(LONG)}\u2028`,
  'links and a paragraph separator': `${'&tracking=a'.repeat(LONG / 11)}\u2029`,
  'digits far apart': '1    '.repeat(LONG / 5),
};

test.each(Object.entries(WORST))('1 %s: matched in linear time', (_, text) =>
  soon(() => {
    readTypedNumbers(text);
    redact(text);
    presentablePath(`/${text}`);
  }),
);

test('2 a call with a hundred thousand dashes is fast', () =>
  soon(async () => {
    const response = await rpc('tracking/findMany', { json: { numbers: `GS${'-'.repeat(LONG / 2)}` } });
    expect(response.statusCode).toBe(422);
  }));

test.each([
  ['3 a page', `/${'a'.repeat(15_000)}`, 404],
  ['4 a number', `/track?tracking=GS${'-'.repeat(15_000)}`, 302],
])('%s with the longest URL is fast', (_, url, status) =>
  soon(async () => expect((await product.app.inject({ url })).statusCode).toBe(status)),
);

test.each([
  ['5 a number of 300,000 digits', { json: { email: '9'.repeat(300_000) }, meta: [[0, 'email']] }],
  ['6 a catastrophic pattern', { json: { email: '/(a+)+$/' }, meta: [[5, 'email']] }],
  ['7 fifty thousand type annotations', { json: { email: 'a' }, meta: Array(50_000).fill([1, 'email']) }],
  ['8 nested lists', { json: Array(150_000).fill([]) }],
  ['9 an address of 300,000 letters', { json: { email: `a@${'a-'.repeat(150_000)}`, password: 'b' } }],
  ['10 an address of 150,000 labels', { json: { email: `a@${'a.'.repeat(150_000)}`, password: 'b' } }],
])('%s is refused at once', (_, body) =>
  soon(async () => {
    const { statusCode } = await rpc('people/signIn', body);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  }),
);

test.each(['%', '_', '\\', "'", '"', ':*', "a' | 'b", '%'.repeat(100), '!&|()<>', '\u0301'.repeat(100)])(
  '11 the search term %j is text, not a pattern',
  async (word) => {
    const dispatcher = await staff();
    for (const list of ['fleet', 'people', 'staff/invoices', 'quotes/all', 'audit'])
      await soon(async () => {
        const response = await dispatcher.request('GET', `/api/${list}?q=${encodeURIComponent(word)}`);
        expect([200, 422], `${list} ${response.body}`).toContain(response.statusCode);
      });
  },
);

let dispatcher: ReturnType<TestApp['signIn']> | undefined;
function staff() {
  dispatcher ??= product.signIn('dispatcher');
  return dispatcher;
}

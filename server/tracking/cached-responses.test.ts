import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { book } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { LONGEST_MS } from './tracking-cache.ts';

let product: TestApp;
let number: string;
let url: string;
let asked: string[];
beforeAll(async () => {
  product = await startTestApp();
  number = await book(await product.signIn('customer'));
  const { app, dependencies } = product;
  const { trackingCache } = dependencies;
  const { ready } = trackingCache;
  trackingCache.ready = (key) => {
    const answer = ready.call(trackingCache, key);
    asked.push(answer ? 'hot' : 'not kept');
    return answer;
  };
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address?.port}/api/tracking/`;
});
afterAll(() => product.close());
beforeEach(async () => {
  asked = [];
  await pause(LONGEST_MS);
});

async function findByNumber(headers: Record<string, string> = {}, path = number) {
  const answer = await fetch(url + path, { headers });
  const { date: _, 'keep-alive': __, ...told } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers: told, body: await answer.text() };
}

test('what was looked up a moment ago is told again, header by header', async () => {
  const first = await findByNumber();
  const again = await findByNumber();
  expect(asked).toEqual(['not kept', 'hot']);
  expect(first.status).toBe(200);
  expect(again).toEqual(first);
});

test('and is 304 to who has it, as any answer', async () => {
  const { headers } = await findByNumber();
  const held = { 'if-none-match': headers.etag ?? '' };
  const hot = await findByNumber(held);
  expect(asked.at(-1)).toBe('hot');
  await pause(LONGEST_MS);
  const read = await findByNumber(held);
  expect(hot).toEqual(read);
  expect(hot).toMatchObject({ status: 304, body: '' });
});

test('a look-up with a query, another spelling, or of a number nobody has goes the long way', async () => {
  await findByNumber();
  for (const path of [`${number}?x=1`, number.toLowerCase(), `${number}/`])
    expect((await findByNumber({}, path)).status).toBe(200);
  expect((await findByNumber({}, 'GS000000000')).status).toBe(404);
  expect(asked).not.toContain('hot');
});

test('the limits count it, tell it, and refuse it', async () => {
  const { limits } = product.dependencies;
  const spent: string[] = [];
  const { charge } = limits;
  limits.charge = (...call) => {
    spent.push(call[0]);
    call[2].replyHeader('ratelimit', 'told');
    if (spent.length > 2) throw new Error('refused');
    return charge.apply(limits, call);
  };
  try {
    await findByNumber();
    expect((await findByNumber()).headers.ratelimit).toBe('told');
    expect(spent).toEqual(['GET /tracking/{trackingNumber}', 'GET /tracking/{trackingNumber}']);
    expect((await findByNumber()).status).toBe(500);
  } finally {
    limits.charge = charge;
  }
});

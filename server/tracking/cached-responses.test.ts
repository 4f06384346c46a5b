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
  const { hotLookUps } = dependencies;
  const { ready } = hotLookUps;
  hotLookUps.ready = (key) => {
    const answer = ready.call(hotLookUps, key);
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

async function lookUp(headers: Record<string, string> = {}, path = number) {
  const answer = await fetch(url + path, { headers });
  const { date: _, 'keep-alive': __, ...told } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers: told, body: await answer.text() };
}

test('what was looked up a moment ago is told again, header by header', async () => {
  const first = await lookUp();
  const again = await lookUp();
  expect(asked).toEqual(['not kept', 'hot']);
  expect(first.status).toBe(200);
  expect(again).toEqual(first);
});

test('and is 304 to who has it, as any answer', async () => {
  const { headers } = await lookUp();
  const held = { 'if-none-match': headers.etag ?? '' };
  const hot = await lookUp(held);
  expect(asked.at(-1)).toBe('hot');
  await pause(LONGEST_MS);
  const read = await lookUp(held);
  expect(hot).toEqual(read);
  expect(hot).toMatchObject({ status: 304, body: '' });
});

test('a look-up with a query, another spelling, or of a number nobody has goes the long way', async () => {
  await lookUp();
  for (const path of [`${number}?x=1`, number.toLowerCase(), `${number}/`])
    expect((await lookUp({}, path)).status).toBe(200);
  expect((await lookUp({}, 'GS000000000')).status).toBe(404);
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
    await lookUp();
    expect((await lookUp()).headers.ratelimit).toBe('told');
    expect(spent).toEqual(['GET /tracking/{trackingNumber}', 'GET /tracking/{trackingNumber}']);
    expect((await lookUp()).status).toBe(500);
  } finally {
    limits.charge = charge;
  }
});

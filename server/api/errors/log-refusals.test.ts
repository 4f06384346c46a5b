import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test-app.ts';

let lines: { msg: string; status?: number; network?: string }[] = [];
let now = new Date('2026-11-21T09:00:00Z');
let product: TestApp;
beforeAll(async () => {
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  product = await startTestApp({ log, now: () => now });
});
afterAll(() => product.close());
beforeEach(() => {
  lines = [];
  now = new Date(now.getTime() + 60_000);
});

const refusals = () => lines.filter(({ msg }) => msg.endsWith('was rejected'));

test('a forbidden role is logged over either protocol, with its network and without the person', async () => {
  const { cookie } = await product.signIn('customer');
  const send = (url: string) =>
    product.app.inject({ url, headers: { cookie }, remoteAddress: '203.0.113.77' });
  expect((await send('/api/audit?q=somebody@test.example')).statusCode).toBe(403);
  expect((await send('/api/rpc/audit/list?data=%7B%7D')).statusCode).toBe(403);
  expect(refusals()).toMatchObject([
    { level: 40, status: 403, network: '203.0.113.0', msg: 'GET /api/audit was rejected' },
    { level: 40, status: 403, network: '203.0.113.0', msg: 'GET /api/rpc/audit/list was rejected' },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/customer|somebody|\.77/);
});

test('a cross-site request and a rate-limited request are logged', async () => {
  const origin = 'https://evil.example';
  const write = { method: 'POST', url: '/api/contact', payload: {} } as const;
  expect((await product.app.inject({ ...write, headers: { origin } })).statusCode).toBe(403);
  const statuses: number[] = [];
  while (!statuses.includes(429)) statuses.push((await product.app.inject(write)).statusCode);
  expect(refusals()).toMatchObject([{ status: 403 }, { status: 429, msg: 'POST /api/contact was rejected' }]);
});

test('unauthenticated, invalid and not-found requests are not logged', async () => {
  for (const url of ['/api/audit', '/api/places', '/api/nothing', '/no/such/page'])
    expect((await product.app.inject({ url })).statusCode).toBeLessThan(500);
  expect(refusals()).toEqual([]);
});

test('a network has at most ten lines a minute, and does not hide other networks', async () => {
  const send = (remoteAddress: string) =>
    product.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { origin: 'https://evil.example' },
      remoteAddress,
    });
  for (let call = 0; call < 15; call += 1) await send('198.51.100.7');
  await send('192.0.2.9');
  expect(refusals()).toHaveLength(11);
  expect(refusals().at(-1)).toMatchObject({ network: '192.0.2.0' });
});

test('a sign-in with an unknown address is logged, without the address', async () => {
  const payload = { email: 'nobody@test.example', password: 'not this one' };
  const send = { method: 'POST', url: '/api/people/sign-in', payload, remoteAddress: '203.0.113.9' } as const;
  expect((await product.app.inject(send)).statusCode).toBe(401);
  await expect.poll(refusals).toMatchObject([{ level: 40, network: '203.0.113.0' }]);
  expect(JSON.stringify(lines)).not.toMatch(/nobody@/);
});

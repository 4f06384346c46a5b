import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

const PROXY = '10.0.0.9';
const settings = {
  publicUrl: 'https://freight.example',
  staffSecondFactor: false,
  googleMapsApiKey: undefined,
  mapStyleUrl: undefined,
  satelliteTileUrl: undefined,
  silentAfterHours: 12,
  clamdUrl: undefined,
};

let alone: TestApp;
let behindProxy: TestApp;
beforeAll(async () => {
  alone = await startTestApp({ settings: { ...settings, trustedProxies: [] } });
  const { database } = alone;
  behindProxy = await startTestApp({ database, settings: { ...settings, trustedProxies: ['10.0.0.0/8'] } });
});
afterAll(async () => {
  await behindProxy.close();
  await alone.close();
});

/** The address that the rate limiter counts. */
async function countedAs({ app, dependencies }: TestApp, remoteAddress: string, forwarded: string) {
  const spent = vi.spyOn(dependencies.limits, 'spendRequest');
  const headers = { 'x-forwarded-for': forwarded, 'x-real-ip': '192.0.2.1', forwarded: 'for=192.0.2.1' };
  await app.inject({ url: '/healthz', remoteAddress, headers });
  const [caller] = spent.mock.calls[0] ?? [];
  spent.mockRestore();
  return caller?.address;
}

test('without trusted proxies, forwarded headers are ignored', async () => {
  expect(await countedAs(alone, PROXY, '203.0.113.5')).toBe(PROXY);
});

test.each([
  ['a proxy forwards its client’s address', PROXY, '203.0.113.5', '203.0.113.5'],
  ['addresses that the client itself claims are ignored', PROXY, '192.0.2.1, 203.0.113.5', '203.0.113.5'],
  ['two proxies in a row forward the client’s address', PROXY, '203.0.113.5, 10.0.0.8', '203.0.113.5'],
  ['a client that bypasses the proxies counts by its own address', '203.0.113.5', '192.0.2.1', '203.0.113.5'],
])('%s', async (_, from, forwarded, address) => {
  expect(await countedAs(behindProxy, from, forwarded)).toBe(address);
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { logMissing, presentablePath } from './missing-path.ts';

describe('presentablePath', () => {
  test.each([
    ['/old/price-list', '/old/price-list'],
    ['/search?q=ada@harborpine.example', '/search'],
    ['/page#token=abc', '/page'],
    ['/u/ada@harborpine.example/edit', '/u/[address]/edit'],
    ['/u/ada%40harborpine.example', '/u/[address]'],
    ['/track/GS123456789', '/track/GS[number]'],
    ['/call/+1 (310) 555-0100', '/call/+[number]'],
    ['/reset/9f86d081884c7d659a2feaa0c55ad015', '/reset/[key]'],
    ['/v/018ff097-6576-7162-a3e5-5213aecde97e', '/v/[key]'],
    ['/t/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0', '/t/[key].[key]'],
    ['/news/top-10-freight-lanes-of-2024-compared', '/news/top-10-freight-lanes-of-2024-compared'],
    ['/a%0d%0ab', '/ab'],
    ['/%ff', '/%ff'],
  ])('%s becomes %s', (address, shown) => {
    expect(presentablePath(address)).toBe(shown);
  });

  test('is at most 200 characters long', () => {
    expect(presentablePath(`/${'far-away-'.repeat(60)}`)).toHaveLength(200);
  });
});

test('logs one structured line with the path', () => {
  const info = vi.fn();
  logMissing({ info } as never, '/old?email=a@b.example', 'request');
  expect(info.mock.calls).toEqual([[{ missing_path: '/old', found_by: 'request' }, 'Page not found']]);
});

describe('POST /api/pages/missing', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await startTestApp();
  });
  afterAll(() => product.close());

  test('anyone may report, within a rate limit', async () => {
    const report = () => product.visitor.request('POST', '/api/pages/missing', { path: '/old' });
    expect((await report()).statusCode).toBe(202);
    const responses = await Promise.all(Array.from({ length: 20 }, report));
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  test('a report without a path is rejected', async () => {
    const response = await product.visitor.request('POST', '/api/pages/missing', { path: '' });
    expect([422, 429]).toContain(response.statusCode);
  });
});

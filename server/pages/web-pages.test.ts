import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

test.each([
  ['/', 200, 'Home'],
  ['/track', 200, 'Track'],
  ['/track/', 200, 'Track'],
  ['/track/GS123456789', 200, 'Fallback'],
  ['/dashboard?tab=quotes', 200, 'Fallback'],
  ['/admin/mail', 200, 'Fallback'],
  ['/no/such/page', 404, 'Not found'],
  ['/404', 404, 'Not found'],
  ['/../package.json', 404, 'Not found'],
  ['/..%2f..%2fapp.ts', 404, 'Not found'],
])('%s answers %d with %s', async (path, status, title) => {
  const answer = await product.visitor.request('GET', path);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain(`<title>${title}</title>`);
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
});

test('an address that does not decode is refused', async () => {
  expect((await product.visitor.request('GET', '/%ff')).statusCode).toBe(400);
});

test('a page may run exactly the inline scripts it was built with', async () => {
  const answer = await product.visitor.request('GET', '/');
  // The SHA-256 of `window.inline = 1;`.
  expect(answer.headers['content-security-policy']).toContain(
    "script-src 'self' 'sha256-UqLDfmCvJsc/HxyYTrEunHj/eJcqs6Dph5KZHCgcaWg='",
  );
});

test.each(['x-content-type-options', 'x-frame-options', 'referrer-policy'])(
  'pages carry %s',
  async (header) => {
    const answer = await product.visitor.request('GET', '/');
    expect(answer.headers[header]).toBeTruthy();
  },
);

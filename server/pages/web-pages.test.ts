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
  ['/careers/ship-cat', 404, 'No such role'],
  ['/careers/404', 404, 'No such role'],
  ['/careers/ship/cat', 404, 'Not found'],
  ['/../package.json', 404, 'Not found'],
  ['/..%2f..%2fapp.ts', 404, 'Not found'],
])('%s responds with %d and %s', async (path, status, title) => {
  const response = await product.visitor.request('GET', path);
  expect(response.statusCode).toBe(status);
  expect(response.body).toContain(`<title>${title}</title>`);
  expect(response.headers['content-security-policy']).toContain("script-src 'self'");
});

test('an undecodable address is rejected', async () => {
  expect((await product.visitor.request('GET', '/%ff')).statusCode).toBe(400);
});

test('a page may run exactly the inline scripts it was built with', async () => {
  const response = await product.visitor.request('GET', '/');
  // The SHA-256 of `window.inline = 1;`.
  expect(response.headers['content-security-policy']).toContain(
    "script-src 'self' 'sha256-UqLDfmCvJsc/HxyYTrEunHj/eJcqs6Dph5KZHCgcaWg='",
  );
});

test.each([
  ['gs 123-456-789', '/track/GS123456789'],
  ['GS123456789, gs000000086', '/track?numbers=GS123456789,GS000000086'],
  ['///', '/track/%2F%2F%2F'],
])('a plain form with %s redirects to %s', async (typed, address) => {
  const response = await product.visitor.request('GET', `/track?tracking=${encodeURIComponent(typed)}`);
  expect([response.statusCode, response.headers.location]).toEqual([302, address]);
});

test.each(['', '?tracking=', '?tracking=%20&tracking=', '?numbers=GS123456789'])(
  'the tracking screen shows the form: %s',
  async (query) => {
    const response = await product.visitor.request('GET', `/track${query}`);
    expect(response.body).toContain('<title>Track</title>');
  },
);

test.each(['x-content-type-options', 'x-frame-options', 'referrer-policy'])(
  'pages have the header %s',
  async (header) => {
    const response = await product.visitor.request('GET', '/');
    expect(response.headers[header]).toBeTruthy();
  },
);

test.each([
  ['/ocean-freight', '/services/ocean-freight'],
  ['/admin/tracking-data', '/admin?tab=documents'],
  ['/documentation/api-quick-start', '/documentation/api'],
])('%s redirects to the canonical address', async (former, address) => {
  const response = await product.visitor.request('GET', former);
  expect([response.statusCode, response.headers.location]).toEqual([301, address]);
});

test.each(['/', '/sitemap.xml', '/robots.txt'])('%s contains the public address', async (path) => {
  const response = await product.visitor.request('GET', path);
  expect(response.body).toContain('http://localhost:3000/');
  expect(response.body).not.toContain('public-url.invalid');
});

test('an unchanged page is not sent again', async () => {
  const { headers } = await product.visitor.request('GET', '/');
  const again = await product.visitor.request('GET', '/', undefined, {
    'if-none-match': String(headers.etag),
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each(['br', 'gzip'])('a page is sent as %s to browsers that accept it', async (encoding) => {
  const response = await product.visitor.request('GET', '/', undefined, { 'accept-encoding': encoding });
  expect(response.headers['content-encoding']).toBe(encoding);
});

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

test.each([
  ['gs 123-456-789', '/track/GS123456789'],
  ['GS123456789, gs000000086', '/track?numbers=GS123456789,GS000000086'],
  ['///', '/track/%2F%2F%2F'],
])('a plain form that asks for %s is led to %s', async (typed, address) => {
  const answer = await product.visitor.request('GET', `/track?tracking=${encodeURIComponent(typed)}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, address]);
});

test.each(['', '?tracking=', '?tracking=%20&tracking=', '?numbers=GS123456789'])(
  'the tracking screen asks for a number: %s',
  async (query) => {
    const answer = await product.visitor.request('GET', `/track${query}`);
    expect(answer.body).toContain('<title>Track</title>');
  },
);

test.each(['x-content-type-options', 'x-frame-options', 'referrer-policy'])(
  'pages carry %s',
  async (header) => {
    const answer = await product.visitor.request('GET', '/');
    expect(answer.headers[header]).toBeTruthy();
  },
);

test.each([
  ['/ocean-freight', '/services/ocean-freight'],
  ['/admin/tracking-data', '/admin?tab=documents'],
])('what stands at one address only is led to from %s', async (former, address) => {
  const answer = await product.visitor.request('GET', former);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, address]);
});

test.each(['/', '/sitemap.xml', '/robots.txt'])(
  '%s names the address the product is reached at',
  async (path) => {
    const answer = await product.visitor.request('GET', path);
    expect(answer.body).toContain('http://localhost:3000/');
    expect(answer.body).not.toContain('public-url.invalid');
  },
);

test('a page that has not changed is not sent again', async () => {
  const { headers } = await product.visitor.request('GET', '/');
  const again = await product.visitor.request('GET', '/', undefined, {
    'if-none-match': String(headers.etag),
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each(['br', 'gzip'])('a page goes out as %s to who reads it', async (encoding) => {
  const answer = await product.visitor.request('GET', '/', undefined, { 'accept-encoding': encoding });
  expect(answer.headers['content-encoding']).toBe(encoding);
});

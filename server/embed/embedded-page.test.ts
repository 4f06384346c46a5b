import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let product: TestApp;
let number: string;
beforeAll(async () => {
  product = await startTestApp();
  number = await bookedBySea(await product.signIn('customer'));
});
afterAll(() => product.close());

const get = (path: string) => product.visitor.request('GET', path);

describe('the embedded page', () => {
  test('shows the shipment to anyone, in any page’s frame, without cookies', async () => {
    const response = await get(`/embed/${number.toLowerCase()}`);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(`<h1>${number}</h1>`);
    expect(response.body).toContain('Order placed');
    expect(response.body).toContain(`href="http://localhost:3000/track/${number}"`);
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(response.headers).not.toHaveProperty('x-frame-options');
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors \*.*sandbox allow-scripts/);
    expect(policy).not.toContain('allow-same-origin');
  });

  test.each([
    ['?theme=dark&accent=%23ff0000', 'data-theme="dark"', '--accent:#ff0000'],
    ['?theme=light&accent=0a0', 'data-theme="light"', '--accent:#0a0'],
    ['', 'data-theme="auto"', '--accent:#0c5866'],
    ['?theme=neon&accent=red;}body{display:none', 'data-theme="auto"', '--accent:#0c5866'],
  ])('takes its look from %s', async (query, theme, accent) => {
    const { body } = await get(`/embed/${number}${query}`);
    expect(body).toContain(theme);
    expect(body).toContain(accent);
    expect(body).not.toContain('display:none');
  });

  test('says that a number is unknown, without markup from the address', async () => {
    const response = await get('/embed/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toContain('No shipment found');
    expect(response.body.toLowerCase()).not.toContain('<script>alert');
  });
});

test('the script may be loaded by other sites', async () => {
  const response = await get('/embed.js');
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(response.body).toContain('iframe');
});

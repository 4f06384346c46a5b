import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

describe('an unknown path is a problem document that leads to the reference', () => {
  test.each([
    ['GET', '/api/v1/shipmnts'],
    ['POST', '/api/v1/shipmnts'],
    ['GET', '/api/nothing?q=1'],
    ['GET', '/api/v1'],
    ['GET', '/api/v2/shipments'],
    ['GET', '/api'],
  ] as const)('%s %s', async (method, path) => {
    const response = await product.visitor.request(method, path, method === 'POST' ? {} : undefined);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect([response.statusCode, response.json()]).toMatchObject([
      404,
      {
        code: 'NOT_FOUND',
        detail: `There is no ${method} ${path.split('?')[0]}. The API reference lists what there is: /api/docs`,
      },
    ]);
  });
});

describe('JSON of another type is 415 and names the header', () => {
  test.each([
    ['as a form, which is what curl -d sends', 'application/x-www-form-urlencoded', '{"city":"Rotterdam"}'],
    ['as a form, after a line break', 'application/x-www-form-urlencoded', '\n [{"city":"Rotterdam"}]'],
    ['as text', 'text/plain', '{}'],
    ['without a type', undefined, '{}'],
  ])('%s', async (_, type, payload) => {
    const response = await product.app.inject({
      method: 'POST',
      url: '/api/v1/prices',
      payload,
      headers: type === undefined ? {} : { 'content-type': type },
    });
    expect([response.statusCode, response.json()]).toMatchObject([
      415,
      { code: 'UNSUPPORTED_MEDIA_TYPE', detail: expect.stringContaining('Content-Type: application/json') },
    ]);
  });

  test('a form is still read', async () => {
    const response = await product.app.inject({
      method: 'POST',
      url: '/api/v1/oauth/token',
      payload: 'grant_type=password',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.json()).toMatchObject({ error: 'unsupported_grant_type' });
  });
});

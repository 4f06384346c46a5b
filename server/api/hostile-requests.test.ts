import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => product.close());

interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends raw bytes that no well-behaved client would send. */
async function send(bytes: string): Promise<RawResponse> {
  const { port } = product.app.server.address() as AddressInfo;
  const response = await new Promise<string>((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => {
      received += String(data);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
  const [head = '', ...body] = response.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  return {
    status: Number(line.split(' ')[1]),
    headers: Object.fromEntries(
      fields.map((field) => [
        field.slice(0, field.indexOf(':')).toLowerCase(),
        field.slice(field.indexOf(':') + 2),
      ]),
    ),
    body: body.join('\r\n\r\n'),
  };
}

function request(method: string, path: string, { type, body = '', fields = [] }: Partial<Sent> = {}) {
  return [
    `${method} ${path} HTTP/1.1`,
    'host: localhost:3000',
    'connection: close',
    ...fields,
    ...(type === undefined ? [] : [`content-type: ${type}`]),
    ...(body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
    '',
    body,
  ].join('\r\n');
}

interface Sent {
  type: string;
  body: string;
  fields: string[];
}

const SIGN_IN = '/api/people/sign-in';
const json = (body: string, path = SIGN_IN) => request('POST', path, { type: 'application/json', body });
const brackets = (count: number) => `${'['.repeat(count)}${']'.repeat(count)}`;

describe('is rejected with a problem document that reveals no internals:', () => {
  test.each<[string, number, string]>([
    ['JSON that breaks off', 400, json('{')],
    ['JSON that breaks off, from a page', 400, json('{', '/api/rpc/people/signIn')],
    ['__proto__ in JSON', 400, json('{"__proto__":{"admin":true}}')],
    ['a constructor’s prototype in JSON', 400, json('{"constructor":{"prototype":{"admin":true}}}')],
    ['an empty JSON body', 400, request('POST', SIGN_IN, { type: 'application/json' })],
    ['an array for an object', 422, json('[1]')],
    ['null', 422, json('null')],
    ['JSON a hundred thousand levels deep', 422, json(`{"email":${brackets(100_000)}}`)],
    ['a NUL in a string', 422, json('{"email":"a\\u0000@b.example","password":"b"}')],
    ['a lone surrogate', 422, json('{"email":"\\ud800","password":"b"}')],
    ['a body of a megabyte', 413, json(`"${'a'.repeat(1_100_000)}"`)],
    [
      'plain text, which other sites’ forms can send',
      415,
      request('POST', SIGN_IN, { type: 'text/plain', body: '{}' }),
    ],
    ['XML', 415, request('POST', SIGN_IN, { type: 'text/xml', body: '<a/>' })],
    ['no content type', 415, request('POST', SIGN_IN, { body: '{}' })],
    [
      'a file upload to an address that accepts none',
      415,
      request('POST', SIGN_IN, { type: 'multipart/form-data; boundary=x', body: '--x--' }),
    ],
    [
      'a form of a thousand fields',
      400,
      request('POST', '/api/careers/applications', {
        type: 'multipart/form-data; boundary=x',
        body: '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(1_000),
      }),
    ],
    [
      'a form of a thousand fields behind a parameter that resembles its boundary',
      400,
      request('POST', '/api/careers/applications', {
        type: 'multipart/form-data; xboundary=y; boundary=x',
        body: `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(1_000)}--x--`,
      }),
    ],
    [
      'a form without a boundary',
      400,
      request('POST', '/api/careers/applications', { type: 'multipart/form-data', body: '{}' }),
    ],
    ['a NUL in an address', 422, request('GET', '/api/tracking/%00')],
    ['a number in the path that is too long', 422, request('GET', `/api/tracking/${'1'.repeat(500)}`)],
    ['an address that does not decode', 400, request('GET', '/api/tracking/%zz')],
    ['a page’s address that does not decode', 400, request('GET', '/track/%E0%A4%A')],
    ['a parameter twice', 422, request('GET', '/api/tracking?numbers=1&numbers=2')],
    ['a 400-digit number', 422, request('GET', `/api/places?q=ham&limit=${'9'.repeat(400)}`)],
    ['a path traversal', 404, request('GET', '/api/docs/assets/..%2fpackage.json')],
    ['a Windows path traversal', 403, request('GET', '/api/docs/assets/..%5c..%5cpackage.json')],
    [
      'a file of the reference package that is not public',
      404,
      request('GET', '/api/docs/assets/package.json'),
    ],
    ['TRACE', 405, request('TRACE', '/api/tracking/GS123456789')],
    ['OPTIONS', 405, request('OPTIONS', '/api/tracking/GS123456789')],
    ['DELETE', 405, request('DELETE', '/api/tracking/GS123456789')],
    ['GET on a write', 405, request('GET', SIGN_IN)],
    ['POST to a page', 405, request('POST', '/', { type: 'application/json', body: '{}' })],
    ['an unknown method', 400, request('SING', '/')],
    ['an address that is too long', 431, request('GET', `/${'a'.repeat(20_000)}`)],
    ['a header that is too long', 431, request('GET', '/', { fields: [`x-long: ${'a'.repeat(20_000)}`] })],
    ['a line break in an address', 400, 'GET /ocean\r\nfreight HTTP/1.1\r\nhost: a\r\n\r\n'],
    [
      'two content lengths',
      400,
      `POST ${SIGN_IN} HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['bytes that are not HTTP', 400, '\x16\x03\x01\x02\r\n\r\n'],
  ])('%s', async (_, status, bytes) => {
    const response = await send(bytes);
    expect(response.status, response.body).toBe(status);
    expect(response.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    });
    expect(JSON.parse(response.body)).toEqual({
      type: 'about:blank',
      status,
      title: expect.any(String),
      code: expect.stringMatching(/^[A-Z_]+$/),
      detail: expect.any(String),
      ...(status === 422 && { issues: expect.any(Array) }),
    });
    expect(response.body).not.toMatch(/node_modules|\.ts\b|\bat \S+ \(|FST_|Error:|postgres|sql/i);
    if (status === 405) expect(response.headers.allow).toMatch(/^[A-Z, ]+$/);
  });
});

test('RPC input does not pollute prototypes', async () => {
  for (const meta of ['[[0,"__proto__","admin"]]', '[[0,"constructor","prototype","admin"]]', '5']) {
    const response = await send(json(`{"json":{"email":"a"},"meta":${meta}}`, '/api/rpc/people/signIn'));
    expect(response.status, response.body).toBe(400);
  }
  expect(({} as { admin?: unknown }).admin).toBeUndefined();
});

describe('redirects only to our own site:', () => {
  test.each([
    '/api/auth/verify-email?token=x&callbackURL=https://evil.example/',
    '/api/auth/verify-email?token=x&callbackURL=//evil.example',
    '/api/auth/verify-email?token=x&callbackURL=/%5cevil.example',
    '/api/auth/verify-email?callbackURL=https://evil.example/',
    '/api/auth/verify-email?token=x&token=y&callbackURL=https://evil.example/',
    'http://evil.example/api/auth/verify-email?token=x',
  ])('%s', async (path) => {
    const response = await send(request('GET', path, { fields: ['x-forwarded-host: evil.example'] }));
    expect(response.status).toBe(302);
    expect(response.headers.location).toMatch(/^http:\/\/localhost:3000\/(\?|$)/);
  });
});

test.each([
  ['//evil.example', '/track/%2F%2FEVILEXAMPLE'],
  ['%0d%0aset-cookie:a=b', '/track/A%3DB'],
  ['/%5c/evil.example', undefined],
  ['https://evil.example', undefined],
])('a tracking number of %s redirects to a page of ours', async (number, path) => {
  const response = await send(request('GET', `/track?tracking=${number}`));
  expect(response.headers.location).toMatch(/^\/track\/[^/\\]+$/);
  expect(response.headers['set-cookie']).toBeUndefined();
  if (path) expect(response.headers.location).toBe(path);
});

test.each(['//evil.example/..', '//evil.example/%2e%2e', '/\\\\evil.example', '/%2f%2fevil.example'])(
  '%s does not redirect to another site',
  async (path) => {
    const response = await send(request('GET', path));
    expect([200, 404]).toContain(response.status);
    expect(response.headers.location).toBeUndefined();
  },
);

test.each([
  '/assets/..%2f..%2fpackage.json',
  '/..%5c..%5capp.ts',
  '/%2e%2e/%2e%2e/app.ts',
  '/assets/%00',
  '/....//app.ts',
])('%s is not found', async (path) => expect((await send(request('GET', path))).status).toBe(404));

test('links in e-mails use the public address, whatever host the request names', async () => {
  const { email } = await product.signIn('customer');
  const body = JSON.stringify({ email });
  const fields = [
    'x-forwarded-host: evil.example',
    'x-forwarded-proto: https',
    'forwarded: host=evil.example',
  ];
  const resetRequest = request('POST', '/api/people/password-reset-request', {
    type: 'application/json',
    body,
    fields,
  });
  expect((await send(resetRequest.replace('localhost:3000', 'evil.example'))).status).toBe(202);
  const mails = await product.database.sql<{ link: string; html: string; text: string }[]>`
    select link, text, html from mail_outbox where recipient = ${email} order by id`;
  expect(mails[0]?.link).toMatch(/^http:\/\/localhost:3000\//);
  expect(JSON.stringify(mails)).not.toContain('evil.example');
});

test('slow clients time out, and the number of connections is limited', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections } = product.app.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    timeout: 120_000,
    maxConnections: 20_000,
  });
});

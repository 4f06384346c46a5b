import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '#server/test-app.ts';
import type { Customer } from '../ownership-world.ts';

let product: TestApp;
let customer: Customer;
let port: number;
beforeAll(async () => {
  product = await startTestApp();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = product.app.server.address() as AddressInfo);
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

const EVIL = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
const isSignedIn = async ({ cookie = '' }: { cookie?: string | undefined }) =>
  (await product.app.inject({ url: '/api/people/session', headers: { cookie } })).body !== 'null';

describe('another site’s page', () => {
  test.each<HTTPMethods>(['HEAD', 'OPTIONS', 'TRACE', 'PUT', 'PATCH', 'DELETE'])(
    '31 cannot call with %s',
    async (method) => {
      for (const from of [EVIL, {}])
        for (const operation of ['people/signOut', 'notifications/markAllRead', 'people/endOtherSessions']) {
          const headers = { cookie: customer.cookie ?? '', ...from };
          const response = await product.app.inject({ method, url: `/api/rpc/${operation}`, headers });
          expect([403, 405], operation).toContain(response.statusCode);
          expect(response.headers['set-cookie'], operation).toBeUndefined();
        }
      expect(await isSignedIn(customer)).toBe(true);
    },
  );

  test('32 cannot write with GET or a method-override header', async () => {
    const input = encodeURIComponent(JSON.stringify({ json: { full_name: 'Mine', company_name: '' } }));
    for (const url of [
      '/api/rpc/people/signOut',
      `/api/rpc/people/changeProfile?data=${input}`,
      '/api/people/sign-out',
    ])
      for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
        const headers = { cookie: customer.cookie ?? '', [name]: 'POST' };
        expect((await product.app.inject({ url, headers })).statusCode, url).toBe(405);
      }
    expect(await isSignedIn(customer)).toBe(true);
  });

  test.each([
    ['text/plain', '{"full_name":"Mine","company_name":""}'],
    ['application/x-www-form-urlencoded', 'full_name=Mine&company_name='],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="full_name"\r\n\r\nMine\r\n--x--',
    ],
    ['application/json', '{"full_name":"Mine","company_name":""}'],
  ])('33 cannot write as %s', async (type, payload) => {
    for (const url of ['/api/people/profile', '/api/rpc/people/changeProfile'])
      for (const from of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'same-site' },
      ]) {
        const headers = { cookie: customer.cookie ?? '', 'content-type': type, ...from };
        const response = await product.app.inject({ method: 'POST', url, headers, payload });
        expect([403, 415], url).toContain(response.statusCode);
      }
  });
});

/** The whole response to these bytes, until the server closes the connection or stops sending. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  socket.on('error', () => {});
  socket.end(bytes);
  await once(socket, 'close');
  return received;
}

const SMUGGLED = 'GET /api/people/session HTTP/1.1\r\nhost: a\r\n\r\n';
const post = (...fields: string[]) =>
  `POST /api/people/sign-in HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${fields.join('\r\n')}\r\n\r\n`;

test.each([
  ['a length and chunks', `${post('content-length: 4', 'transfer-encoding: chunked')}0\r\n\r\n${SMUGGLED}`],
  ['chunks and a length', `${post('transfer-encoding: chunked', 'content-length: 4')}0\r\n\r\n${SMUGGLED}`],
  ['two lengths', `${post('content-length: 0', 'content-length: 45')}${SMUGGLED}`],
  ['a list of lengths', `${post('content-length: 0, 45')}${SMUGGLED}`],
  ['a length with a sign', `${post('content-length: +0')}${SMUGGLED}`],
  ['an unknown transfer encoding', `${post('transfer-encoding: xchunked')}0\r\n\r\n${SMUGGLED}`],
  [
    'chunks twice',
    `${post('transfer-encoding: chunked', 'transfer-encoding: identity')}0\r\n\r\n${SMUGGLED}`,
  ],
  ['a space before the colon', `${post('transfer-encoding : chunked')}0\r\n\r\n${SMUGGLED}`],
  ['a folded header', `${post('transfer-encoding:', ' chunked')}0\r\n\r\n${SMUGGLED}`],
  ['an invalid chunk size', `${post('transfer-encoding: chunked')}0x0\r\n\r\n${SMUGGLED}`],
  ['a bare line feed', `POST / HTTP/1.1\nhost: a\ncontent-length: 0\n\n${SMUGGLED}`],
  ['no host', `GET /api/people/session HTTP/1.1\r\n\r\n`],
])('34 a request with %s cannot smuggle a second one', async (_, bytes) => {
  const received = await raw(bytes);
  expect(received.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(1);
  expect(received).not.toContain('HTTP/1.1 200');
});

test('35 a foreign host in any header appears in no page, redirect or file', async () => {
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
    'x-original-url': '/admin',
    'x-rewrite-url': '/admin',
  };
  for (const url of [
    '/',
    '/robots.txt',
    '/sitemap.xml',
    '/track',
    '/track?tracking=GS104588210',
    '/api/auth/verify-email',
    '/ocean-freight',
    '/news/feed.xml',
    '/api/openapi.json',
  ]) {
    const response = await product.app.inject({ url, headers });
    expect(response.body + JSON.stringify(response.headers), url).not.toContain('evil.example');
  }
});

test('36 personal responses are not cached', async () => {
  for (const url of [
    '/api/people/session',
    '/api/people/profile',
    '/api/invoices',
    '/api/notifications',
    '/api/rpc/people/profile?data=%7B%7D',
  ]) {
    const response = await customer.request('GET', url);
    expect([url, response.headers['cache-control']]).toEqual([url, expect.stringContaining('no-store')]);
  }
});

test('37 another spelling of a URL or a forged client address gets no separate quota', async () => {
  const limited = await startTestApp({ database: product.database });
  const body = { name: 'A', email: 'a@test.example', message: 'Hello, a question.' };
  const statuses: number[] = [];
  const paths = [
    '/api/contact',
    '/api/contact/',
    '/api/%63ontact',
    '/api/contact?x=1',
    '/api/rpc/enquiries/send',
  ];
  for (let n = 0; n < 14; n += 1) {
    const path = paths[n % paths.length] ?? '';
    const claimed = {
      'x-forwarded-for': `203.0.113.${n}`,
      'x-real-ip': `203.0.113.${n}`,
      forwarded: `for=203.0.113.${n}`,
    };
    const sent = path.includes('rpc') ? { json: body } : body;
    statuses.push((await limited.visitor.request('POST', path, sent, claimed)).statusCode);
  }
  expect(statuses.filter((status) => status < 300)).toHaveLength(10);
  expect(statuses.slice(-4)).toEqual([429, 429, 429, 429]);
  for (const path of ['/API/contact', '/api//contact', '/api/Contact', '/api/./contact;x=1'])
    expect([404, 405], path).toContain((await limited.visitor.request('POST', path, body)).statusCode);
  await limited.app.close();
});

test('38 files are served from their folder only', async () => {
  for (const path of [
    '/assets/../../server/index.js',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/downloads/..%2f..%2fserver%2findex.js',
    '/downloads/form.txt%00.html',
    '/events/..%2f..%2fpackage.ics',
    '/.env',
    '/.git/config',
    '/auth-secret',
    '/index.js.map',
    '//etc/passwd',
    '/%5c..%5c..%5cetc%5cpasswd',
  ])
    expect([400, 404], path).toContain((await product.app.inject({ url: path })).statusCode);
});

describe('a socket', () => {
  async function open(headers: Record<string, string> = {}) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers });
    const received: { type: string }[] = [];
    socket.on('message', (data) => received.push(JSON.parse(String(data))));
    socket.on('error', () => {});
    await once(socket, 'open');
    return { socket, received, closed: once(socket, 'close') as Promise<[code: number]> };
  }
  const expectMessages = (received: { type: string }[], count: number) =>
    expect.poll(() => received).toHaveLength(count);

  test('39 cannot subscribe to another person’s topics', async () => {
    const { socket, received } = await open({ cookie: customer.cookie ?? '' });
    const topics = [
      'fleet',
      'person',
      `person:${customer.user_id}`,
      `notifications:${customer.user_id}`,
      '__proto__',
      'constructor',
      '',
    ];
    for (const topic of topics)
      socket.send(JSON.stringify({ type: 'subscribe', topic, user_id: customer.user_id }));
    await expectMessages(received, topics.length);
    expect(received.map(({ type }) => type)).toEqual(topics.map(() => 'refused'));
    socket.terminate();
  });

  test('40 of an ended session has a visitor’s access', async () => {
    const former = await product.signIn('dispatcher');
    await former.request('POST', '/api/people/sign-out', {});
    const { socket, received } = await open({ cookie: former.cookie ?? '' });
    for (const topic of ['fleet', 'notifications']) socket.send(JSON.stringify({ type: 'subscribe', topic }));
    await expectMessages(received, 2);
    expect(received.map(({ type }) => type)).toEqual(['refused', 'refused']);
    socket.terminate();
  });

  test('41 survives invalid messages, and is closed on a huge one', async () => {
    const { socket, received, closed } = await open();
    const garbage = [
      Buffer.from([0, 255, 254, 1]),
      '{',
      '[]',
      'null',
      '"x"',
      '{"__proto__":{"type":"heartbeat"}}',
      `${'['.repeat(2_000)}`,
    ];
    for (const message of garbage) socket.send(message);
    await expectMessages(received, garbage.length);
    expect(new Set(received.map(({ type }) => type))).toEqual(new Set(['refused']));
    socket.send('x'.repeat(5_000));
    expect((await closed)[0]).toBe(1009);
  });

  test('42 with ten thousand subscriptions is closed', async () => {
    const { socket, closed } = await open();
    for (let n = 0; n < 10_000; n += 1)
      socket.send(
        JSON.stringify({ type: 'subscribe', topic: 'tracking', tracking_number: `GS${n}` }),
        () => {},
      );
    expect([1008, 1006]).toContain((await closed)[0]);
    expect((await product.visitor.request('GET', '/api/people/session')).statusCode).toBe(200);
  });
});

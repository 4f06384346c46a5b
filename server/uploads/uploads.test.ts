import { once } from 'node:events';
import { connect } from 'node:net';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '#domain/files/shipment-file.ts';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { PDF } from '../files/files-for-tests.ts';
import { purgeExpired } from '../retention/purge-expired.ts';
import { startTestApp, type TestApp, type TestPerson, type Visitor } from '../test-app.ts';

const VERSION = { 'tus-resumable': '1.0.0' };
const BODY = 'application/offset+octet-stream';
const CONTENT = Buffer.concat([PDF, Buffer.alloc(2_500_000, 7)]);

let product: TestApp;
let customer: TestPerson;
let outsider: TestPerson;
let number: string;
let url: string;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  outsider = await product.signIn('customer');
  number = await bookedBySea(customer);
  url = await product.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => product.close());

interface Call {
  by?: Visitor;
  path?: string;
  headers?: Record<string, string>;
  payload?: Buffer;
}

function call(method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'GET', sent: Call = {}) {
  const { by = customer, path = '/api/uploads', headers = {}, payload } = sent;
  const cookie = by.cookie ? { cookie: by.cookie } : {};
  return product.app.inject({
    method,
    url: path,
    headers: { ...VERSION, ...cookie, ...headers },
    ...(payload && { payload }),
  });
}

const named = (name: string) => ({ 'upload-metadata': `filename ${Buffer.from(name).toString('base64')}` });
async function created(size = CONTENT.length, by: Visitor = customer): Promise<string> {
  const headers = { 'upload-length': String(size), ...named('Stückliste.pdf') };
  return String((await call('POST', { by, headers })).headers.location);
}
const append = (path: string, start: number, payload: Buffer, by: Visitor = customer) =>
  call('PATCH', { by, path, payload, headers: { 'upload-offset': String(start), 'content-type': BODY } });
const offset = async (path: string) => (await call('HEAD', { path })).headers['upload-offset'];
const attach = (path: string, by: Visitor = customer, headers = {}) =>
  by.request(
    'POST',
    `/api/shipments/${number}/files/uploaded`,
    { upload_id: path.split('/').at(-1), kind: 'packing_list' },
    headers,
  );

test('a name that cannot be stored is refused', async () => {
  const headers = { 'upload-length': '4', ...named('packing\0.pdf') };
  expect((await call('POST', { headers })).statusCode).toBe(400);
});

test('a file in parts becomes a file of the shipment, once', async () => {
  const path = await created();
  expect((await append(path, 0, CONTENT.subarray(0, 1_000_000))).statusCode).toBe(204);
  expect((await attach(path)).json().code).toBe('UPLOAD_INCOMPLETE');
  const rest = await append(path, 1_000_000, CONTENT.subarray(1_000_000));
  expect(rest.headers['upload-offset']).toBe(String(CONTENT.length));
  expect((await attach(path, outsider)).json().code).toBe('NO_UPLOAD');
  const key = { 'idempotency-key': 'one upload' };
  const added = await attach(path, customer, key);
  expect(added.statusCode, added.body).toBe(201);
  expect(added.json()).toMatchObject({ name: 'Stückliste.pdf', size: CONTENT.length });
  expect((await attach(path, customer, key)).json().id).toBe(added.json().id);
  expect((await attach(path)).json().code).toBe('NO_UPLOAD');
  const got = await customer.request('GET', `/api/files/${added.json().id}`);
  expect(got.rawPayload.equals(CONTENT)).toBe(true);
});

test('what arrived before the connection was lost stays', async () => {
  const path = await created();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    `PATCH ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `cookie: ${customer.cookie}`,
    'tus-resumable: 1.0.0',
    'upload-offset: 0',
    `content-type: ${BODY}`,
    `content-length: ${CONTENT.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(CONTENT.subarray(0, 1_500_000));
  await expect.poll(() => offset(path)).not.toBe('0');
  socket.destroy();
  await expect.poll(() => offset(path)).toBe('1500000');
  expect((await append(path, 1_500_000, CONTENT.subarray(1_500_000))).statusCode).toBe(204);
  expect((await attach(path)).statusCode).toBe(201);
});

test('a client of the protocol uploads, with a connection that fails in between', async () => {
  let failed = false;
  const path = await new Promise<string>((resolve, reject) => {
    const upload: Upload = new Upload(CONTENT, {
      endpoint: `${url}/api/uploads`,
      chunkSize: 1_000_000,
      retryDelays: [0],
      metadata: { filename: 'packing.pdf' },
      headers: { cookie: String(customer.cookie) },
      onBeforeRequest(request) {
        if (failed || request.getMethod() !== 'PATCH' || request.getHeader('Upload-Offset') !== '1000000')
          return;
        failed = true;
        request.setHeader('Upload-Offset', '5');
      },
      onSuccess: () => resolve(new URL(upload.url ?? '').pathname),
      onError: reject,
    });
    upload.start();
  });
  expect(failed).toBe(true);
  expect((await attach(path)).statusCode).toBe(201);
});

test('a refused file is not added, and its upload stays for another try', async () => {
  const content = Buffer.from('<html></html>');
  const path = await created(content.length);
  await append(path, 0, content);
  expect((await attach(path)).json().issues[0].path).toBe('file');
  expect(await offset(path)).toBe(String(content.length));
});

test('nobody else’s uploads exist', async () => {
  const path = await created();
  for (const by of [outsider, product.visitor]) {
    const status = by === outsider ? 404 : 401;
    expect((await call('HEAD', { by, path })).statusCode).toBe(status);
    expect((await append(path, 0, PDF, by)).statusCode).toBe(status);
    expect((await call('DELETE', { by, path })).statusCode).toBe(status);
  }
  expect(await offset(path)).toBe('0');
  expect((await call('POST', { by: product.visitor })).statusCode).toBe(401);
});

test('a member without the permission to view uploads nothing', async () => {
  const accountant = await product.signIn('customer');
  await product.database
    .sql`update members set permissions = '{money}' where user_id = ${accountant.user_id}`;
  expect((await call('POST', { by: accountant })).statusCode).toBe(403);
});

test.each([
  ['nothing', {}, 400],
  ['no name', { 'upload-length': '5' }, 400],
  ['no bytes', { 'upload-length': '0', ...named('a.pdf') }, 400],
  ['a byte too much', { 'upload-length': String(MAX_FILE_BYTES + 1), ...named('a.pdf') }, 413],
  ['another version', { 'tus-resumable': '0.2.2' }, 412],
])('an upload of %s is refused', async (_, headers, status) => {
  expect((await call('POST', { headers })).statusCode).toBe(status);
});

test('bytes at another place and beyond the end are refused', async () => {
  const path = await created(PDF.length);
  expect((await append(path, 3, PDF)).statusCode).toBe(409);
  expect((await append(path, 0, Buffer.concat([PDF, PDF]))).statusCode).toBe(413);
  const both = await Promise.all([append(path, 0, PDF), append(path, 0, PDF)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
});

test('uploads are cancelled by hand or after a day', async () => {
  const path = await created();
  expect((await call('DELETE', { path })).statusCode).toBe(204);
  expect((await call('HEAD', { path })).statusCode).toBe(404);
  const left = await created();
  await product.database.sql`update uploads set created_at = now() - interval '25 hours'`;
  await purgeExpired({ ...product.dependencies, now: () => new Date() })({});
  expect((await call('HEAD', { path: left })).statusCode).toBe(404);
});

test('a person has at most 20 unfinished uploads', async () => {
  const eager = await product.signIn('customer');
  const atOnce = await Promise.all(Array.from({ length: 23 }, () => created(10, eager)));
  expect(atOnce.filter((path) => path.startsWith('/api/uploads/'))).toHaveLength(20);
  const headers = { 'upload-length': '10', ...named('a.pdf') };
  expect((await call('POST', { by: eager, headers })).statusCode).toBe(403);
});

test('the server says what it can', async () => {
  const response = await call('OPTIONS', { headers: { 'tus-resumable': '' } });
  expect(response.statusCode).toBe(204);
  expect(response.headers).toMatchObject({
    'tus-extension': 'creation,termination',
    'tus-max-size': String(MAX_FILE_BYTES),
  });
  expect((await call('GET')).statusCode).toBe(405);
});

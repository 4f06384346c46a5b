import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILE_KINDS, MAX_FILE_BYTES } from '#domain/files/shipment-file.ts';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson, type Visitor } from '../test-app.ts';
import { PDF, sendFile } from './files-for-tests.ts';

let product: TestApp;
let customer: TestPerson;
let outsider: TestPerson;
let dispatcher: TestPerson;
let number: string;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  outsider = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  number = await bookedBySea(customer);
});
afterAll(() => product.close());

interface Sent {
  content?: Uint8Array;
  name?: string;
  fields?: Record<string, string>;
  app?: TestApp['app'];
}

const upload = (by: Visitor, { app = product.app, ...sent }: Sent = {}) => sendFile(app, by, number, sent);

const list = async (by: Visitor) => (await by.request('GET', `/api/shipments/${number}/files`)).json().files;

test.each(FILE_KINDS)('a file is stored as %s', async (kind) => {
  const shipper = await product.signIn('customer');
  const sent = await sendFile(product.app, shipper, await bookedBySea(shipper), { fields: { kind } });
  expect([sent.statusCode, sent.json().kind]).toEqual([201, kind]);
});

test('a file of either side reaches the other, byte by byte', async () => {
  // More than one part.
  const content = Buffer.concat([PDF, Buffer.alloc(2_500_000, 7)]);
  const sent = await upload(customer, { content, name: '../Packing: list.PDF' });
  expect(sent.statusCode, sent.body).toBe(201);
  expect(sent.json()).toMatchObject({
    name: 'Packing list.pdf',
    kind: 'packing_list',
    media_type: 'application/pdf',
    size: content.length,
    side: 'customer',
  });
  expect(sent.json()).not.toHaveProperty('visibility');
  expect(await list(dispatcher)).toMatchObject([{ id: sent.json().id, visibility: 'customer' }]);
  const got = await dispatcher.request('GET', `/api/files/${sent.json().id}`);
  expect(got.headers['content-type']).toBe('application/pdf');
  expect(got.headers['content-disposition']).toContain('Packing');
  expect(got.rawPayload.equals(content)).toBe(true);
  expect((await customer.request('GET', `/api/files/${sent.json().id}`)).statusCode).toBe(200);
});

test('a shipment has at most 200 files, also when several are added at once', async () => {
  const crowded = await bookedBySea(customer);
  await product.database.sql`
    insert into shipment_files (id, shipment_id, name, kind, visibility, media_type, size, side)
    select gen_random_uuid(), s.id, 'a.pdf', 'other', 'customer', 'application/pdf', 8, 'customer'
    from shipments s, generate_series(1, 199) n where s.tracking_number = ${crowded}`;
  const atOnce = await Promise.all(
    Array.from({ length: 20 }, () => sendFile(product.app, customer, crowded)),
  );
  expect(atOnce.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
});

test('internal files are for staff only', async () => {
  const refused = await upload(customer, { fields: { visibility: 'internal' } });
  expect([refused.statusCode, refused.json().issues[0].path]).toEqual([422, 'visibility']);
  const internal = await upload(dispatcher, { name: 'margin.pdf', fields: { visibility: 'internal' } });
  expect(internal.statusCode, internal.body).toBe(201);
  const { id } = internal.json();
  expect((await list(customer)).map((file: { id: string }) => file.id)).not.toContain(id);
  expect((await customer.request('GET', `/api/files/${id}`)).statusCode).toBe(404);
  expect((await dispatcher.request('GET', `/api/files/${id}`)).statusCode).toBe(200);
  const { notifications } = (await customer.request('GET', '/api/notifications')).json();
  expect(JSON.stringify(notifications)).not.toContain('margin.pdf');
});

test('nobody else’s files exist', async () => {
  const { id } = (await upload(customer)).json();
  expect((await upload(outsider)).statusCode).toBe(404);
  expect((await outsider.request('GET', `/api/shipments/${number}/files`)).statusCode).toBe(404);
  expect((await outsider.request('GET', `/api/files/${id}`)).statusCode).toBe(404);
  expect((await upload(product.visitor)).statusCode).toBe(401);
});

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'a.pdf'],
  ['a program', Buffer.from('MZ\x90\0\x03\0\0\0'), 'a.pdf'],
  ['an archive', Buffer.from('PK\x03\x04 no document'), 'a.docx'],
  ['text without columns', Buffer.from('hello'), 'a.csv'],
])('%s is refused whatever its name', async (_, content, name) => {
  const response = await upload(customer, { content, name });
  expect([response.statusCode, response.json().issues?.[0].path]).toEqual([422, 'file']);
});

test.each([
  [
    'a PNG',
    Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
    'photo.png',
    'image/png',
  ],
  ['a table', Buffer.from('pieces;kg\n4;12\n'), 'list.csv', 'text/csv'],
])('%s is accepted', async (_, content, name, media_type) => {
  expect((await upload(customer, { content, name })).json()).toMatchObject({ name, media_type });
});

test('25 MB pass, a byte more does not', async () => {
  const largest = Buffer.alloc(MAX_FILE_BYTES, 1);
  PDF.copy(largest);
  expect((await upload(customer, { content: largest })).statusCode).toBe(201);
  const response = await upload(customer, { content: Buffer.concat([largest, PDF]) });
  expect([response.statusCode, response.json().issues?.[0].path]).toEqual([422, 'file']);
});

describe('with a virus scanner', () => {
  let clamd: Server;
  let response = 'stream: OK\0';
  let scanned: Buffer[] = [];
  let guarded: TestApp;
  beforeAll(async () => {
    clamd = createServer((socket) => {
      socket.on('data', (data) => {
        scanned.push(Buffer.from(data));
        if (Buffer.concat(scanned).subarray(-4).equals(Buffer.alloc(4))) socket.end(response);
      });
    });
    await new Promise<void>((resolve) => clamd.listen(0, '127.0.0.1', resolve));
    const { port } = clamd.address() as AddressInfo;
    guarded = await startTestApp({
      database: product.database,
      settings: { ...product.dependencies.settings, clamdUrl: `tcp://127.0.0.1:${port}` },
    });
  });
  afterAll(async () => {
    clamd.close();
    await guarded.app.close();
  });

  test('clean files pass, whole; infected ones do not', async () => {
    expect((await upload(customer, { app: guarded.app })).statusCode).toBe(201);
    expect(Buffer.concat(scanned).includes(PDF)).toBe(true);
    scanned = [];
    response = 'stream: Eicar-Signature FOUND\0';
    const refused = await upload(customer, { app: guarded.app });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'FILE_INFECTED']);
  });

  test('files are refused while it cannot be reached', async () => {
    const before = (await list(customer)).length;
    await new Promise((resolve) => clamd.close(resolve));
    const refused = await upload(customer, { app: guarded.app });
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'SCANNER_UNAVAILABLE']);
    expect(await list(customer)).toHaveLength(before);
  });
});

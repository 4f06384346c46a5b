import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import type { SharedPart } from '#domain/share-links/share-link.ts';
import { bookedBySea, staffClientOf } from '../documents/documents-for-tests.ts';
import { inThisProcess } from '../live/broadcast-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

/** Occurs in what no link shows. */
const SECRETS = ['Hidden Boulevard', 'Secret Quay', '9876543', 'Glass lamps', '1200'];
const EVENT = 'Lashing checked';
const REASON = 'Port congestion';

let product: TestApp;
let owner: TestPerson;
let staff: TestPerson;
let number: string;
let documents: Record<'bill' | 'list' | 'draft' | 'foreign', string>;
beforeAll(async () => {
  product = await startTestApp({ broadcast: inThisProcess() });
  owner = await product.signIn('customer');
  staff = await product.signIn('dispatcher');
  const office = staffClientOf(staff);
  const documented = async (of: string, type: string) => {
    const document = await office.generate(of, type);
    await office.issue(document);
    return document;
  };
  number = await bookedBySea(owner);
  await office.saveInstructions(number);
  const bill = await documented(number, 'bill_of_lading');
  const list = await documented(number, 'packing_list');
  const draft = await office.generate(number, 'certificate_of_origin');
  const foreign_number = await bookedBySea(owner);
  await office.saveInstructions(foreign_number);
  documents = { bill, list, draft, foreign: await documented(foreign_number, 'bill_of_lading') };
  await staff.request('POST', `/api/tracking/${number}/events`, {
    status: 'in_transit',
    location: 'Houston, US',
    description: EVENT,
    set_status: true,
    confirmed: true,
  });
  await product.database.sql`
    update shipments set estimate_reason = ${REASON}, promised_delivery_date = now() - interval '3 days'
    where tracking_number = ${number}`;
});
afterAll(() => product.close());

async function share(show: SharedPart[], change: object = {}) {
  const response = await owner.request('POST', `/api/shipments/${number}/share-links`, {
    expires_at: new Date(Date.now() + HOUR_MS).toISOString(),
    show,
    ...change,
  });
  expect(response.statusCode, response.body).toBe(201);
  const url = new URL(response.json().url);
  const token = url.pathname.slice('/s/'.length);
  const read = (part = '') => product.visitor.request('GET', `/api/shared/${token}${part}`);
  return { token, read, page: () => product.visitor.request('GET', url.pathname) };
}

describe.each<[SharedPart[], { number: boolean; events: boolean; map: boolean; documents: boolean }]>([
  [['map'], { number: false, events: false, map: true, documents: false }],
  [['events'], { number: false, events: true, map: false, documents: false }],
  [['documents'], { number: false, events: false, map: false, documents: true }],
  [['map', 'events'], { number: true, events: true, map: true, documents: false }],
  [['events', 'documents'], { number: false, events: true, map: false, documents: true }],
  [['map', 'events', 'documents'], { number: true, events: true, map: true, documents: true }],
])('a link that shows %j', (show, shown) => {
  test('sends nothing else, and no price', async () => {
    const link = await share(show);
    const response = await link.read();
    expect(response.statusCode, response.body).toBe(200);
    const shared = response.json();
    expect(shared).toMatchObject({
      show,
      status: 'in_transit',
      origin_city: 'Houston',
      destination_city: 'Rotterdam',
      tracking_number: shown.number ? number : null,
      delay_reason: shown.events ? REASON : null,
    });
    expect([shared.events, shared.waypoints, shared.documents].map((part) => part !== null)).toEqual([
      shown.events,
      shown.map,
      shown.documents,
    ]);
    if (!shown.map) expect(shared.live).toBeNull();
    const legs = await link.read('/route');
    expect(legs.statusCode).toBe(shown.map ? 200 : 404);
    const pdf = await link.read(`/documents/${documents.bill}/pdf`);
    expect(pdf.statusCode).toBe(shown.documents ? 200 : 404);
    const texts = [response.body, legs.body, (await link.page()).body].join('\n');
    expect(texts.includes(EVENT)).toBe(shown.events);
    expect(/latitude|"geometry"/.test(texts)).toBe(shown.map);
    expect(texts.includes(documents.bill)).toBe(shown.documents);
    if (!shown.number) expect(texts).not.toContain(number);
    expect(texts).not.toMatch(/cents|price|currency|cost/);
    for (const secret of SECRETS) expect(texts).not.toContain(`"${secret}"`);
    for (const secret of SECRETS.slice(0, 3)) expect(texts).not.toContain(secret);
  });
});

describe('documents', () => {
  test('are the issued ones of the chosen kinds, of this shipment', async () => {
    const all = await share(['documents']);
    const [first, second, ...rest] = (await all.read()).json().documents;
    expect([first, second, rest]).toMatchObject([
      { document_type: 'bill_of_lading', document_number: documents.bill },
      { document_type: 'packing_list', document_number: documents.list },
      [],
    ]);
    const lists = await share(['documents'], { document_kinds: ['packing_list', 'certificate_of_origin'] });
    expect((await lists.read()).json().documents).toMatchObject([{ document_number: documents.list }]);
    const statusOf = async (of: typeof lists, document: string) =>
      (await of.read(`/documents/${document}/pdf`)).statusCode;
    expect(await statusOf(lists, documents.list)).toBe(200);
    for (const hidden of [documents.bill, documents.draft, documents.foreign, 'NONE-1'])
      expect(await statusOf(lists, hidden), hidden).toBe(404);
    expect(await statusOf(all, documents.foreign)).toBe(404);
  });

  test('that were voided disappear', async () => {
    const office = staffClientOf(staff);
    const of = await bookedBySea(owner);
    await office.saveInstructions(of);
    const list = await office.generate(of, 'packing_list');
    await office.issue(list);
    const { url } = (
      await owner.request('POST', `/api/shipments/${of}/share-links`, {
        expires_at: new Date(Date.now() + HOUR_MS).toISOString(),
        show: ['documents'],
      })
    ).json();
    const data = `/api/shared/${url.split('/s/')[1]}`;
    expect((await product.visitor.request('GET', data)).json().documents).toHaveLength(1);
    await office.declareVoid(list);
    expect((await product.visitor.request('GET', data)).json().documents).toEqual([]);
    expect((await product.visitor.request('GET', `${data}/documents/${list}/pdf`)).statusCode).toBe(404);
  });
});

test('the token is no key to live messages', async () => {
  const { token } = await share(['events']);
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = product.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`);
  await once(socket, 'open');
  const frames: string[] = [];
  socket.on('message', (frame) => frames.push(String(frame)));
  socket.send(JSON.stringify({ type: 'subscribe', topic: 'tracking', tracking_number: token }));
  await expect.poll(() => frames.length).toBe(1);
  await staff.request('POST', `/api/tracking/${number}/events`, {
    status: 'customs',
    location: 'Rotterdam, NL',
    set_status: true,
    confirmed: true,
  });
  socket.send(JSON.stringify({ type: 'heartbeat' }));
  await expect.poll(() => frames.length).toBe(2);
  expect(frames.join()).not.toContain('customs');
  expect(frames.join()).not.toContain(number);
  socket.close();
});

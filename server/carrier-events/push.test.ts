import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BOX, bookWithFile } from '../dcsa/events-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const PATH = '/api/dcsa/v2/events';
/** Of a shipment that another carrier moves. */
const FOREIGN_BOX = 'MSKU9070323';

let product: TestApp;
let dispatcher: TestPerson;
let customer: TestPerson;
let carrier_id: string;
let key: { id: string; key: string };
/** Moved by the carrier, by its leg. */
let own: string;
/** Moved by another carrier. */
let foreign: string;

beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
  [dispatcher, customer] = [await product.signIn('dispatcher'), await product.signIn('customer')];
  carrier_id = await company('Maersk', { roles: ['carrier'], scac: 'MAEU' });
  key = await keyOf(carrier_id);
  own = await bookWithFile(customer, dispatcher, 1, [BOX]);
  foreign = await bookWithFile(customer, dispatcher, 2, [FOREIGN_BOX]);
  await setCarrierOfLegs(foreign, 'Hapag-Lloyd');
}, 60_000);
afterAll(() => product.close());
beforeEach(() => product.database.sql`delete from milestones where source = 'carrier'`);

async function company(name: string, change: object = { roles: ['carrier'] }): Promise<string> {
  const made = await dispatcher.request('POST', '/api/organisations', { name, ...change });
  expect(made.statusCode, made.body).toBe(201);
  return made.json().id;
}
const createKey = (organisation_id: string, change: object = {}, by = dispatcher) =>
  by.request('POST', '/api/api-keys', {
    name: 'Events',
    scopes: ['carrier-events:write'],
    organisation_id,
    ...change,
  });
async function keyOf(organisation_id: string) {
  const made = await createKey(organisation_id);
  expect(made.statusCode, made.body).toBe(201);
  return made.json() as { id: string; key: string };
}
async function setCarrierOfLegs(tracking_number: string, carrier: string) {
  await product.database.sql`update leg_details set carrier = ${carrier}
    where shipment_id = (select id from shipments where tracking_number = ${tracking_number})`;
}
const event = (eventID: string, change: object = {}) => ({
  eventID,
  eventType: 'TRANSPORT',
  eventCreatedDateTime: '2026-12-01T08:00:00Z',
  eventClassifierCode: 'EST',
  eventDateTime: '2026-12-20T06:00:00+08:00',
  transportEventTypeCode: 'ARRI',
  transportCall: { UNLocationCode: 'SGSIN' },
  documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: 'bkg-1' }],
  ...change,
});
const naming = (booking: string) => ({
  documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: booking }],
});
const ofBox = (equipmentReference: string) => ({
  eventType: 'EQUIPMENT',
  equipmentEventTypeCode: 'LOAD',
  equipmentReference,
  documentReferences: [],
});
const push = (body: unknown, secret = key.key, path = PATH) =>
  product.visitor.request('POST', path, body as object, { authorization: `Bearer ${secret}` });
const resultsOf = async (body: unknown, secret?: string) => {
  const response = await push(body, secret);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().results;
};
const statusesOf = async (body: unknown, secret?: string) =>
  (await resultsOf(body, secret)).map(({ status }: { status: string }) => status);
const recordedOf = async (tracking_number: string) => {
  const listed = await dispatcher.request('GET', `/api/shipments/${tracking_number}/milestones`);
  return listed
    .json()
    .milestones.filter(({ source }: { source: string }) => source === 'carrier')
    .map(({ source_reference, object }: Record<string, unknown>) => [source_reference, object]);
};
const pushes = async (id = carrier_id) =>
  (await dispatcher.request('GET', `/api/organisations/${id}/carrier-events`)).json().pushes;

test('one event or several become milestones of the legs and boxes that they name', async () => {
  const before = await pushes();
  expect(await resultsOf(event('one'))).toEqual([{ index: 0, event_id: 'one', status: 'recorded' }]);
  expect(
    await statusesOf([
      event('two', { eventClassifierCode: 'ACT', eventDateTime: '2026-12-01T06:00:00Z' }),
      event('box', ofBox(BOX)),
    ]),
  ).toEqual(['recorded', 'recorded']);
  expect((await recordedOf(own)).toSorted()).toEqual([
    ['box', { kind: 'equipment', equipment_number: BOX }],
    ['one', { kind: 'leg', leg_sequence: 2 }],
    ['two', { kind: 'leg', leg_sequence: 2 }],
  ]);
  expect(await pushes()).toMatchObject({
    names: ['Maersk'],
    received: before.received + 3,
    recorded: before.recorded + 3,
    last_received_at: NOW.toISOString(),
  });
  const [entry] = await product.database.sql`
    select actor_id, api_key from audit_log where action = 'milestones.report' order by id desc limit 1`;
  expect(entry).toEqual({ actor_id: null, api_key: { id: key.id, name: 'Events' } });
});

test('a repeated event is a duplicate, also in one array and with other content', async () => {
  expect(await statusesOf([event('a'), event('a', { eventDateTime: '2026-12-25T06:00:00+08:00' })])).toEqual([
    'recorded',
    'duplicate',
  ]);
  expect(await statusesOf(event('a', { transportEventTypeCode: 'DEPA' }))).toEqual(['duplicate']);
  const rows = await product.database.sql`select occurred_at from milestones where source = 'carrier'`;
  expect([...rows]).toEqual([{ occurred_at: new Date('2026-12-20T06:00:00+08:00') }]);
});

describe('shipments that the carrier does not move', () => {
  test.each<[about: string, change: object]>([
    ['the booking of another carrier’s shipment', naming('bkg-2')],
    ['a booking that does not exist', naming('bkg-nobody')],
    ['a box of another carrier’s shipment', ofBox(FOREIGN_BOX)],
    ['a box that does not exist', ofBox('TGHU1234567')],
  ])('%s is ignored in the same words', async (_, change) => {
    expect(await resultsOf(event('x', change))).toEqual([{ index: 0, event_id: 'x', status: 'ignored' }]);
    expect(await recordedOf(foreign)).toEqual([]);
  });

  test('a number of theirs beside a box of one’s own does not reveal whether it exists', async () => {
    const both = (booking: string) => ({ ...ofBox(BOX), ...naming(booking) });
    expect(await statusesOf([event('x', both('bkg-2')), event('y', both('bkg-nobody'))])).toEqual([
      'recorded',
      'recorded',
    ]);
    expect(await recordedOf(foreign)).toEqual([]);
  });

  test('become the carrier’s by a booking with it, unless it is cancelled', async () => {
    const booked = await dispatcher.request('POST', '/api/carrier-bookings', {
      carrier: ' maeu ',
      reference: 'BKG-2',
      kind: 'direct',
      contract: '',
      cut_offs: [],
      shipments: [foreign],
    });
    expect(booked.statusCode, booked.body).toBe(201);
    expect(await statusesOf(event('x', naming('bkg-2')))).toEqual(['recorded']);
    const { sql } = product.database;
    await sql`update carrier_bookings set state = 'cancelled' where id = ${booked.json().id}`;
    expect(await statusesOf(event('y', naming('bkg-2')))).toEqual(['ignored']);
  });

  test('stay so when members rename their company; staff decide what it is called', async () => {
    const other = await company('Feeder');
    const { key: secret } = await keyOf(other);
    await product.database.sql`update organisations set name = 'Hapag-Lloyd' where id = ${other}`;
    expect(await statusesOf(event('x', naming('bkg-2')), secret)).toEqual(['ignored']);
    const named = await dispatcher.request('PUT', `/api/organisations/${other}/carrier-events`, {
      names: ['Feeder', 'HAPAG-LLOYD '],
    });
    expect(named.statusCode, named.body).toBe(200);
    expect(await statusesOf(event('x', naming('bkg-2')), secret)).toEqual(['recorded']);
  });
});

test('an event that cannot be used is refused with its index, and the others are recorded', async () => {
  const before = await pushes();
  const results = await resultsOf([
    event('future', { eventClassifierCode: 'ACT' }),
    event('good'),
    {},
    event('place', { transportCall: { UNLocationCode: 'XXXXX' } }),
  ]);
  expect(results).toEqual([
    { index: 0, event_id: 'future', status: 'refused', issue: expect.stringContaining('eventDateTime') },
    { index: 1, event_id: 'good', status: 'recorded' },
    { index: 2, event_id: '', status: 'refused', issue: expect.stringContaining('without an eventID') },
    { index: 3, event_id: 'place', status: 'refused', issue: expect.stringContaining('XXXXX') },
  ]);
  expect(await pushes()).toMatchObject({
    received: before.received + 4,
    refused: before.refused + 3,
    last_issue: expect.stringContaining('XXXXX'),
  });
});

test('a place that is longer in capitals is refused, not an error', async () => {
  const [result] = await resultsOf(event('long', { transportCall: { UNLocationCode: 'ßßßßß' } }));
  expect(result).toMatchObject({ status: 'refused', issue: expect.stringContaining('SSSSS') });
});

test.each<[about: string, body: unknown, status: number]>([
  ['no event', [], 422],
  ['more than 100 events', Array.from({ length: 101 }, (_, index) => event(`e${index}`)), 422],
  ['something else than objects', [event('a'), 7], 422],
])('a body with %s is refused whole', async (_, body, status) => {
  const response = await push(body);
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    status,
    expect.stringContaining('application/problem+json'),
  ]);
  expect(await recordedOf(own)).toEqual([]);
});

test('a body of megabytes is refused before it is read', async () => {
  const response = await push([event('a', { changeRemark: 'x'.repeat(5_000_000) })]);
  expect(response.statusCode).toBe(413);
});

describe('keys', () => {
  test.each<[about: string, change: () => Promise<object>]>([
    ['of a company that is no carrier', async () => ({ organisation_id: customer.organisation_id })],
    ['of staff', async () => ({ organisation_id: undefined })],
    ['with another scope besides', async () => ({ scopes: ['carrier-events:write', 'shipments:read'] })],
    ['for tests', async () => ({ test: true })],
  ])('%s cannot be created', async (_, change) => {
    const response = await createKey(carrier_id, await change());
    expect(response.statusCode, response.body).toBe(422);
    expect(response.body).toContain('carrier-events:write');
  });

  test('cannot be created by members of a carrier, nor can they push with their session', async () => {
    const member = await product.signIn('customer');
    const { organisation_id } = member;
    await product.database
      .sql`update organisations set roles = '{carrier}' where id = ${organisation_id as string}`;
    const refused = await createKey(organisation_id as string, {}, member);
    expect([refused.statusCode, refused.body]).toEqual([
      422,
      expect.stringContaining('carrier-events:write'),
    ]);
    for (const caller of [member, dispatcher])
      expect((await caller.request('POST', PATH, event('a'))).json()).toMatchObject({
        code: 'NO_CARRIER_KEY',
      });
  });

  test('of carriers open nothing else', async () => {
    const reads = ['/api/shipments', `/api/shipments/${own}/milestones`, '/api/organisation', '/v2/events'];
    for (const path of reads) {
      const response = await product.visitor.request('GET', path, undefined, {
        authorization: `Bearer ${key.key}`,
      });
      expect([path, response.statusCode]).toEqual([path, 403]);
    }
  });

  test('that are revoked, or of a company that is no carrier any more, push nothing', async () => {
    const other = await company('Former');
    const { id, key: secret } = await keyOf(other);
    await product.database.sql`update organisations set roles = '{customer}' where id = ${other}`;
    expect((await push(event('a'), secret)).statusCode).toBe(403);
    await product.database.sql`update organisations set roles = '{carrier}' where id = ${other}`;
    expect(await statusesOf(event('a', naming('none')), secret)).toEqual(['ignored']);
    expect((await dispatcher.request('DELETE', `/api/api-keys/${id}`)).statusCode).toBe(200);
    expect((await push(event('a'), secret)).statusCode).toBe(401);
  });

  test('are read from the header only', async () => {
    for (const query of [
      `?key=${key.key}`,
      `?access_token=${key.key}`,
      `?authorization=Bearer%20${key.key}`,
    ]) {
      const response = await product.visitor.request('POST', PATH + query, event('a'));
      expect(response.statusCode).toBe(401);
    }
  });

  test('of each carrier have a separate limit', async () => {
    const { key: secret } = await keyOf(carrier_id);
    const response = await push(event('a'), secret);
    expect(response.headers.ratelimit).toContain('r=119');
  });
});

test('of two merged carriers the names and figures are added', async () => {
  const [former, into] = [await company('Sealand'), await company('Safmarine')];
  const { key: secret } = await keyOf(former);
  await keyOf(into);
  await statusesOf(event('a', naming('none')), secret);
  const merged = await dispatcher.request('POST', `/api/organisations/${former}/merge`, { into });
  expect(merged.statusCode, merged.body).toBe(200);
  const { names, received } = await pushes(into);
  expect([names.toSorted(), received]).toEqual([['Safmarine', 'Sealand'], 1]);
});

test('only carriers have names', async () => {
  const path = `/api/organisations/${customer.organisation_id}/carrier-events`;
  expect((await dispatcher.request('GET', path)).json()).toEqual({ pushes: null });
  expect((await dispatcher.request('PUT', path, { names: ['A'] })).statusCode).toBe(409);
  expect((await dispatcher.request('PUT', path, { names: [''] })).statusCode).toBe(422);
});

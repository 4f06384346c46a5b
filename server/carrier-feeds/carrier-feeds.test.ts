import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { BOX, bookWithFile } from '../dcsa/events-for-tests.ts';
import { NINGBO_DUISBURG_LEGS, put } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { type Received, type Receiver, startReceiver } from '../webhooks/receiver-for-tests.ts';
import { pollCarriers } from './poll-carriers.ts';

const MINUTE = 60_000;
const CREDENTIAL = 'secret-of-the-carrier';
const BOOKING = { documentReferenceType: 'BKG', documentReferenceValue: 'bkg-1' };

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

let time = new Date('2026-12-01T12:00:00Z');
let product: TestApp;
let dispatcher: TestPerson;
let carrier: Receiver;
let carrier_id: string;
let tracking_number: string;
/** What the recorded carrier answers, by cursor; '' is the first page. */
let recorded: Record<string, Answer>;
/** What happens while the carrier answers. */
let duringPoll: () => Promise<unknown>;

beforeAll(async () => {
  product = await startTestApp({ now: () => time });
  product.dependencies.settings.webhookPrivateNetworks = ['127.0.0.0/8'];
  dispatcher = await product.signIn('dispatcher');
  tracking_number = await bookWithFile(await product.signIn('customer'), dispatcher, 1, [BOX]);
});
afterAll(() => product.close());
beforeEach(async () => {
  recorded = {};
  duringPoll = async () => {};
  carrier = await startReceiver(async (response, { path }) => {
    await duringPoll();
    const cursor = new URL(path, 'http://carrier').searchParams.get('cursor') ?? '';
    const { status = 200, headers = {}, body } = recorded[cursor] ?? { body: [] };
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const made = await dispatcher.request('POST', '/api/organisations', { name: 'Maersk', roles: ['carrier'] });
  carrier_id = made.json().id;
});
afterEach(async () => {
  carrier.close();
  await dispatcher.request('DELETE', `/api/organisations/${carrier_id}/carrier-feed`);
});

const event = (eventID: string, change: object = {}) => ({
  eventID,
  eventType: 'TRANSPORT',
  eventCreatedDateTime: '2026-12-01T08:00:00Z',
  eventClassifierCode: 'EST',
  eventDateTime: '2026-12-20T06:00:00+08:00',
  transportEventTypeCode: 'ARRI',
  transportCall: { UNLocationCode: 'SGSIN' },
  documentReferences: [BOOKING],
  ...change,
});
const configure = (change: object = {}) =>
  dispatcher.request('PUT', `/api/organisations/${carrier_id}/carrier-feed`, {
    base_url: `${carrier.url}/v2/`,
    credential_header: 'API-Key',
    credential: CREDENTIAL,
    ...change,
  });
const feed = async () =>
  (await dispatcher.request('GET', `/api/organisations/${carrier_id}/carrier-feed`)).json().feed;
const poll = () => pollCarriers(product.dependencies)({});
const after = (minutes: number) => {
  time = new Date(time.getTime() + minutes * MINUTE);
};
const fromCarrier = async () => {
  const listed = await dispatcher.request('GET', `/api/shipments/${tracking_number}/milestones`);
  return listed
    .json()
    .milestones.filter(({ source }: { source: string }) => source === 'carrier')
    .map(({ source_reference, code, object }: Record<string, unknown>) => [source_reference, code, object]);
};
const queryOf = ({ path }: Received) => Object.fromEntries(new URL(path, 'http://carrier').searchParams);

test('of two merged carriers one feed remains: that of the carrier that takes over', async () => {
  const made = await dispatcher.request('POST', '/api/organisations', {
    name: 'Sealand',
    roles: ['carrier'],
  });
  const former_id = made.json().id;
  expect((await configure()).statusCode).toBe(200);
  const second = await dispatcher.request('PUT', `/api/organisations/${former_id}/carrier-feed`, {
    base_url: `${carrier.url}/former/`,
    credential_header: 'API-Key',
    credential: CREDENTIAL,
  });
  expect(second.statusCode, second.body).toBe(200);
  const merged = await dispatcher.request('POST', `/api/organisations/${former_id}/merge`, {
    into: carrier_id,
  });
  expect(merged.statusCode, merged.body).toBe(200);
  const feeds = await product.database.sql`
    select organisation_id from carrier_feeds where organisation_id in (${former_id}, ${carrier_id})`;
  expect([...feeds]).toEqual([{ organisation_id: carrier_id }]);
  expect((await feed()).base_url).toBe(`${carrier.url}/v2/`);
});

test('of two tabs that change a feed, the second learns that it read a former version, but not after a poll', async () => {
  const save = (change: object, version: string) =>
    dispatcher.request(
      'PUT',
      `/api/organisations/${carrier_id}/carrier-feed`,
      { base_url: `${carrier.url}/v2/`, credential_header: 'API-Key', ...change },
      { 'if-match': `"${version}"` },
    );
  const version = async () => String(new Date((await feed()).updated_at).getTime());
  expect((await save({ credential: CREDENTIAL }, '0')).statusCode).toBe(200);
  expect((await save({ credential: CREDENTIAL }, '0')).statusCode).toBe(412);
  const read = await version();
  after(1);
  await poll();
  expect(await version()).toBe(read);
  expect((await save({ poll_minutes: 30 }, read)).statusCode).toBe(200);
  const refused = await save({ poll_minutes: 60 }, read);
  expect([refused.statusCode, refused.json().detail]).toEqual([
    412,
    'Someone else has changed this tracking feed. Review their changes, then save again.',
  ]);
  expect((await feed()).poll_minutes).toBe(30);
});

test('events of all pages become milestones of the legs and boxes that they name, each once', async () => {
  recorded = {
    '': {
      headers: { 'Next-Page-Cursor': 'page-2' },
      body: [event('a'), event('elsewhere', { documentReferences: [] })],
    },
    'page-2': {
      headers: { 'Next-Page': 'https://other.example/v2/events?cursor=page-3' },
      body: [
        event('b', {
          eventType: 'EQUIPMENT',
          equipmentEventTypeCode: 'LOAD',
          equipmentReference: BOX,
          documentReferences: [],
          eventLocation: { UNLocationCode: 'CNNGB' },
        }),
      ],
    },
    'page-3': {
      body: [event('c', { eventCreatedDateTime: '2026-12-01T09:00:00Z', transportEventTypeCode: 'DEPA' })],
    },
  };
  expect((await configure()).statusCode).toBe(200);
  await poll();
  const expected = [
    ['a', 'ARRI', { kind: 'leg', leg_sequence: 2 }],
    ['b', 'LOAD', { kind: 'equipment', equipment_number: BOX }],
    ['c', 'DEPA', { kind: 'leg', leg_sequence: 3 }],
  ];
  expect((await fromCarrier()).toSorted()).toEqual(expected);
  expect(carrier.received.map(({ path }) => path.split('?')[0])).toEqual(Array(3).fill('/v2/events'));
  expect(carrier.received[0]?.headers).toMatchObject({ 'api-key': CREDENTIAL });
  expect(await feed()).toMatchObject({
    recorded: 3,
    refused: 0,
    failures: 0,
    since: '2026-12-01T09:00:00.000Z',
  });

  // Not before the interval, then from the newest event on; what is known is not recorded again.
  await poll();
  expect(carrier.received).toHaveLength(3);
  after(16);
  recorded = {
    '': {
      body: [event('c', { transportEventTypeCode: 'DEPA', eventCreatedDateTime: '2026-12-01T09:00:00Z' })],
    },
  };
  await poll();
  expect(queryOf(carrier.received[3] as Received)).toMatchObject({
    'eventCreatedDateTime:gte': '2026-12-01T09:00:00.000Z',
  });
  expect((await fromCarrier()).toSorted()).toEqual(expected);
  expect((await feed()).recorded).toBe(3);
});

test('a box that the file does not have yet does not make the shipment delivered', async () => {
  const number = await bookWithFile(await product.signIn('customer'), dispatcher, 2, ['', '']);
  const of = (eventID: string, change: object) =>
    event(eventID, {
      eventClassifierCode: 'ACT',
      documentReferences: [{ ...BOOKING, documentReferenceValue: 'BKG-2' }],
      ...change,
    });
  recorded = {
    '': {
      body: [
        of('departed', {
          transportEventTypeCode: 'DEPA',
          transportCall: { UNLocationCode: 'CNNGB' },
          eventDateTime: '2026-11-01T06:00:00Z',
        }),
        of('stripped', {
          eventType: 'EQUIPMENT',
          equipmentEventTypeCode: 'STRP',
          equipmentReference: BOX,
          eventDateTime: '2026-11-30T06:00:00Z',
        }),
      ],
    },
  };
  await configure();
  await poll();
  expect(await feed()).toMatchObject({ recorded: 2, refused: 0 });
  const file = await dispatcher.request('GET', `/api/shipments/${number}`);
  expect(file.json().status).toBe('in_transit');
});

test('an event of a box that is not of the shipment is skipped where all of its boxes are known', async () => {
  const number = await bookWithFile(await product.signIn('customer'), dispatcher, 3, [BOX]);
  const of = (eventID: string, change: object) =>
    event(eventID, {
      eventType: 'EQUIPMENT',
      eventClassifierCode: 'ACT',
      equipmentEventTypeCode: 'LOAD',
      eventDateTime: '2026-11-30T06:00:00Z',
      documentReferences: [{ ...BOOKING, documentReferenceValue: 'BKG-3' }],
      ...change,
    });
  recorded = {
    '': { body: [of('other box', { equipmentReference: 'MSKU9070323' }), of('no box', {})] },
  };
  await configure();
  await poll();
  expect(await feed()).toMatchObject({ recorded: 1, refused: 0 });
  const file = await dispatcher.request('GET', `/api/shipments/${number}`);
  expect(file.json().status).not.toBe('in_transit');
});

test('a vessel that leaves the town of the truck leg departs on the leg of the vessel', async () => {
  const number = await bookWithFile(await product.signIn('customer'), dispatcher, 4, [BOX]);
  const [truck, ...others] = NINGBO_DUISBURG_LEGS;
  await put(dispatcher, number, 'legs', [{ ...truck, from: { unlocode: 'CNNGB' } }, ...others]);
  recorded = {
    '': {
      body: [
        event('sailed', {
          transportEventTypeCode: 'DEPA',
          transportCall: { UNLocationCode: 'CNNGB' },
          documentReferences: [{ ...BOOKING, documentReferenceValue: 'BKG-4' }],
        }),
      ],
    },
  };
  await configure();
  await poll();
  const listed = await dispatcher.request('GET', `/api/shipments/${number}/milestones`);
  expect(listed.json().milestones).toContainEqual(
    expect.objectContaining({ source_reference: 'sailed', object: { kind: 'leg', leg_sequence: 2 } }),
  );
});

test('an event that was created in the future does not stop the feed', async () => {
  recorded = { '': { body: [event('future', { eventCreatedDateTime: '2099-01-01T00:00:00Z' })] } };
  await configure();
  await poll();
  expect((await feed()).since).toBe(time.toISOString());
});

test('an address that is set during a poll starts from the beginning', async () => {
  recorded = {
    '': { headers: { 'next-page-cursor': 'two' }, body: [event('former')] },
    two: { status: 400, body: 'no' },
  };
  await configure();
  duringPoll = () => configure({ base_url: `${carrier.url}/v3/` });
  await poll();
  const due = { since: null, failures: 0, last_error: '', next_poll_at: time.toISOString() };
  expect(await feed()).toMatchObject({ ...due, base_url: `${carrier.url}/v3/` });
  expect(carrier.received).toHaveLength(1);
  duringPoll = async () => {};
  recorded = {};
  await poll();
  expect(carrier.received[1]?.path).toMatch(/^\/v3\/events\?limit=/);

  // A failure of the former address is none of the new one.
  recorded = { '': { status: 500, body: 'oops' } };
  time = new Date((await feed()).next_poll_at);
  duringPoll = () => configure();
  await poll();
  expect(await feed()).toMatchObject({ ...due, next_poll_at: time.toISOString() });
});

test('a malformed event is skipped and named; the others of its page are recorded', async () => {
  recorded = {
    '': { body: [event('broken', { eventDateTime: 'tomorrow' }), event('good-1'), { nothing: true }, 7] },
  };
  await configure();
  await poll();
  expect((await fromCarrier()).map(([id]: string[]) => id)).toContain('good-1');
  expect(await feed()).toMatchObject({
    recorded: 1,
    refused: 3,
    last_issue: expect.stringContaining('eventID'),
  });
});

test('429 waits as long as the carrier asks for, in the middle of the pages; then the same page is fetched', async () => {
  recorded = {
    '': { headers: { 'next-page-cursor': 'two' }, body: [event('d')] },
    two: { status: 429, headers: { 'retry-after': '1800' }, body: 'slow down' },
  };
  await configure();
  await poll();
  expect(await feed()).toMatchObject({
    failures: 1,
    recorded: 1,
    last_error: expect.stringContaining('(429)'),
  });
  after(29);
  await poll();
  expect(carrier.received).toHaveLength(2);
  after(2);
  recorded.two = { body: [event('e')] };
  await poll();
  expect(queryOf(carrier.received[2] as Received)).toEqual({ cursor: 'two' });
  expect(await feed()).toMatchObject({ failures: 0, recorded: 2 });
});

test('failures are retried with back-off and shown, until the carrier answers again', async () => {
  recorded = { '': { status: 500, body: 'oops' } };
  await configure({ poll_minutes: 5 });
  const pauses = [];
  for (let failed = 1; failed <= 4; failed += 1) {
    await poll();
    const { next_poll_at, failures } = await feed();
    expect(failures).toBe(failed);
    pauses.push((Date.parse(next_poll_at) - time.getTime()) / MINUTE);
    time = new Date(next_poll_at);
  }
  expect(pauses).toEqual([5, 10, 20, 40]);
  recorded = { '': { body: 'not JSON' } };
  await poll();
  expect((await feed()).last_error).toBe('The carrier sent something other than JSON.');
  time = new Date((await feed()).next_poll_at);
  recorded = { '': { body: [event('f')] } };
  await poll();
  expect(await feed()).toMatchObject({ failures: 0, recorded: 1, last_success_at: time.toISOString() });
});

test('the credential is encrypted and never sent back; another address needs it again', async () => {
  const response = await configure();
  expect(response.body).not.toContain(CREDENTIAL);
  const rows = await product.database.sql`select * from carrier_feeds`;
  expect(JSON.stringify(rows) + Buffer.from(rows[0]?.credential).toString('latin1')).not.toContain(
    CREDENTIAL,
  );
  expect((await configure({ credential: undefined, poll_minutes: 60 })).json().feed.poll_minutes).toBe(60);
  const moved = await configure({ credential: undefined, base_url: `${carrier.url}/v3` });
  expect(moved.json().issues).toMatchObject([{ path: 'credential' }]);
});

test('private addresses, companies without the role and customers are refused', async () => {
  product.dependencies.settings.webhookPrivateNetworks = [];
  expect((await configure()).json().issues).toMatchObject([{ path: 'base_url' }]);
  product.dependencies.settings.webhookPrivateNetworks = ['127.0.0.0/8'];
  await configure();
  product.dependencies.settings.webhookPrivateNetworks = [];
  await poll();
  expect(carrier.received).toHaveLength(0);
  expect((await feed()).last_error).toContain('could not be reached');
  product.dependencies.settings.webhookPrivateNetworks = ['127.0.0.0/8'];

  const customer = await product.signIn('customer');
  const path = `/api/organisations/${customer.organisation_id}/carrier-feed`;
  const settings = { base_url: `${carrier.url}/v2`, credential: CREDENTIAL };
  expect((await dispatcher.request('PUT', path, settings)).json().code).toBe('NOT_A_CARRIER');
  expect((await customer.request('GET', path)).statusCode).toBe(403);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { validError } from './event-schemas-for-tests.ts';
import {
  BOX,
  bookWithFile,
  eventsOf,
  getEvents,
  refusalOf,
  report,
  reportsOf,
  VESSEL,
  VOYAGE,
} from './events-for-tests.ts';

let time = new Date('2026-12-01T12:00:00Z');
let product: TestApp;
let dispatcher: TestPerson;

beforeAll(async () => {
  product = await startTestApp({ now: () => time });
  const customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  for (const [sign, boxes] of [
    [18, []],
    [19, [BOX]],
  ] as const) {
    time = new Date(time.getTime() + 60_000);
    await report(dispatcher, await bookWithFile(customer, dispatcher, sign, boxes), reportsOf(boxes));
  }
});
afterAll(() => product.close());

const get = (query: string, headers = {}) => getEvents(dispatcher, query, headers);
const events = (query: string) => eventsOf(dispatcher, query);
const refusal = (query: string, headers = {}) => refusalOf(dispatcher, query, headers);

describe('a filter', () => {
  const matching = async (query: string) => (await events(`${query}&limit=1000`)).length;

  test.each([
    ['eventType=SHIPMENT', 5],
    ['eventType=TRANSPORT', 6],
    ['eventType=EQUIPMENT', 4],
    ['eventType=SHIPMENT,EQUIPMENT', 9],
    ['eventType=SHIPMENT&eventType=TRANSPORT', 11],
    ['shipmentEventTypeCode=HOLD,RELS', 2],
    ['eventType=SHIPMENT,EQUIPMENT&shipmentEventTypeCode=DRFT', 1],
    ['transportEventTypeCode=DEPA', 4],
    ['equipmentEventTypeCode=LOAD,DISC', 2],
    ['documentTypeCode=SHI', 1],
    ['documentTypeCode=CUS', 2],
    ['documentTypeCode=BKG,TRD', 2],
    ['transportDocumentReference=MAEU19', 15],
    ['bookingReference=bkg%2019', 15],
    ['equipmentReference=CSQU%20305438-3', 15],
    [`vesselIMONumber=${VESSEL}`, 6],
    [`exportVoyageNumber=${VOYAGE}&eventType=TRANSPORT`, 3],
    [`carrierVoyageNumber=${VOYAGE}`, 6],
    ['UNLocationCode=SGSIN', 2],
    ['UNLocationCode=nlrtm', 2],
    ['eventType=SHIPMENT&equipmentReference=CSQU3054383', 5],
  ])('%s finds %i of a shipment', async (query, count) => {
    expect(await matching(`${query}&carrierBookingReference=BKG-19`)).toBe(count);
  });

  test.each([
    'shipmentEventTypeCode=DRFT&equipmentEventTypeCode=GTIN',
    'eventType=SHIPMENT&vesselIMONumber=9502960',
    'eventType=TRANSPORT&documentTypeCode=BKG',
    'carrierBookingReference=BKG-19&transportDocumentReference=MAEU18',
    'exportVoyageNumber=648W&carrierVoyageNumber=650W',
    'carrierServiceCode=FE1',
    'scheduleID=9679a405-3316-42a5-8533-aba000f5689c',
    'transportCallID=123e4567-e89b-12d3-a456-426614174000',
    'equipmentReference=APZU4812090',
  ])('%s finds nothing', async (query) => {
    expect(await events(query)).toEqual([]);
  });

  test('of a transport call finds what happened there', async () => {
    const [{ transportCall }] = await events(
      'carrierBookingReference=BKG-19&transportEventTypeCode=ARRI&vesselIMONumber=9502960',
    );
    const there = await events(`transportCallID=${transportCall.transportCallID}`);
    expect(there.map((each) => each.transportEventTypeCode ?? each.equipmentEventTypeCode)).toEqual([
      'ARRI',
      'DISC',
    ]);
  });

  test('of the time of creation compares', async () => {
    const of = (comparison: string) =>
      matching(`eventCreatedDateTime${comparison}=${time.toISOString()}&carrierBookingReference=BKG-19`);
    expect(await of('')).toBe(15);
    expect(await of(':eq')).toBe(15);
    expect(await of(':gte')).toBe(15);
    expect(await of('%3Alte')).toBe(15);
    expect(await of(':gt')).toBe(0);
    expect(await of(':lt')).toBe(0);
    expect(await matching('eventCreatedDateTime:gt=2001-01-01T14:00:56+01:00')).toBe(30);
  });

  test.each([
    ['eventType=INVALID', 'eventType: Use one or more of SHIPMENT, TRANSPORT, EQUIPMENT.'],
    ['eventType=', 'eventType: Use one or more of SHIPMENT, TRANSPORT, EQUIPMENT.'],
    [
      'eventType=SHIPMENT&transportEventTypeCode=ARRI',
      'transportEventTypeCode needs the eventType TRANSPORT.',
    ],
    ['eventType=EQUIPMENT&shipmentEventTypeCode=DRFT', 'shipmentEventTypeCode needs the eventType SHIPMENT.'],
    ['shipmentEventTypeCode=LOAD', 'shipmentEventTypeCode: Use'],
    ['documentTypeCode=XXX', 'documentTypeCode: Use'],
    ['vesselIMONumber=IMO12', 'vesselIMONumber: An IMO number has seven digits.'],
    ['UNLocationCode=X', 'UNLocationCode: A UN/LOCODE'],
    ['eventCreatedDateTime=yesterday', 'eventCreatedDateTime: Send a date'],
    ['eventCreatedDateTime:gt=0001-01-01T00:00:00Z', 'eventCreatedDateTime:gt: Send a year'],
    ['limit=0', 'limit: The limit is a whole number from 1.'],
    ['limit=-1', 'limit: The limit'],
    ['limit=many', 'limit: The limit'],
    ['cursor=bad', 'cursor: Send the cursor'],
    ['sort=colour', 'sort: Sort by'],
    ['exportVoyageNumber=%00', 'exportVoyageNumber: '],
    ['exportVoyageNumber=1&exportVoyageNumber=2', 'exportVoyageNumber: Send this parameter once.'],
    ['eventTyp=SHIPMENT', 'Unrecognized key: "eventTyp"'],
  ])('%s is refused', async (query, message) => {
    expect(await refusal(query)).toContain(message);
  });
});

describe('a page', () => {
  const ids = (response: { json(): { eventID: string }[] }) => response.json().map(({ eventID }) => eventID);
  const follow = (link: unknown) =>
    dispatcher.request('GET', String(link).replace('http://localhost:3000', ''));

  test('links to those before and after, also in descending order', async () => {
    for (const sort of ['', '&sort=eventCreatedDateTime:DESC', '&sort=eventDateTime:DESC']) {
      const whole = await events(`carrierBookingReference=BKG-19${sort}`);
      const all = whole.map(({ eventID }) => eventID);
      const first = await get(`carrierBookingReference=BKG-19&limit=6${sort}`);
      expect(first.headers['prev-page']).toBeUndefined();
      const second = await follow(first.headers['next-page']);
      const third = await follow(second.headers['next-page']);
      expect([...ids(first), ...ids(second), ...ids(third)]).toEqual(all);
      expect(third.headers['next-page']).toBeUndefined();
      expect(ids(await follow(third.headers['prev-page']))).toEqual(ids(second));
      const back = await follow(second.headers['prev-page']);
      expect(ids(back)).toEqual(ids(first));
      expect(back.headers['prev-page']).toBeUndefined();
      expect(ids(await follow(back.headers['next-page']))).toEqual(ids(second));
      expect(ids(await follow(third.headers['first-page']))).toEqual(ids(first));
      expect(ids(await follow(second.headers['current-page']))).toEqual(ids(second));
    }
  });

  test('has a cursor for its own query only', async () => {
    const response = await get('eventType=SHIPMENT&limit=1');
    const cursor = response.headers['next-page-cursor'];
    expect(await events(`eventType=SHIPMENT&limit=2&cursor=${cursor}`)).toHaveLength(2);
    expect(await refusal(`eventType=TRANSPORT&cursor=${cursor}`)).toContain('the same query');
  });
});

test('other versions and methods are refused', async () => {
  expect(await refusal('', { 'api-version': '3' })).toContain('version 2');
  expect((await get('', { 'api-version': '2' })).statusCode).toBe(200);
  const response = await dispatcher.request('POST', '/v2/events', {});
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe('GET, HEAD');
  expect(validError(response.json()), response.body).toBe(true);
});

test.each(['/v2/events/1', '/v2/nothing'])('there is nothing at %s', async (url) => {
  const response = await product.app.inject({ method: 'GET', url });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ statusCode: 404, errors: [{ reason: 'NOT_FOUND' }] });
});

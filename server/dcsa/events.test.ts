import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DCSA_EVENT } from '#content/guides/dcsa.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { validError, validEvents } from './event-schemas-for-tests.ts';
import {
  BOX,
  bookWithFile,
  EVENTS_OF_EACH,
  eventsOf,
  getEvents,
  report,
  reportsOf,
  VESSEL,
  VOYAGE,
} from './events-for-tests.ts';

const SHIPMENTS = 20;
/** Those of the other customer. */
const OTHERS = 5;

let time = new Date('2026-12-01T12:00:00Z');
let product: TestApp;
let customer: TestPerson;
let other: TestPerson;
let dispatcher: TestPerson;
const numbers: string[] = [];

beforeAll(async () => {
  product = await startTestApp({ now: () => time });
  [customer, other] = [await product.signIn('customer'), await product.signIn('customer')];
  dispatcher = await product.signIn('dispatcher');
  for (const sign of Array(SHIPMENTS).keys()) {
    const boxes = sign === SHIPMENTS - 1 ? [BOX] : [];
    const number = await bookWithFile(sign < OTHERS ? other : customer, dispatcher, sign, boxes);
    numbers.push(number);
    time = new Date(time.getTime() + 60_000);
    await report(dispatcher, number, reportsOf(boxes));
  }
}, 60_000);
afterAll(() => product.close());

const events = (query: string, reader = dispatcher) => eventsOf(reader, query);

describe('the events', () => {
  test('of 20 shipments are valid, oldest first, each once over all pages', async () => {
    const all = [];
    let path: string | undefined = '/v2/events?limit=70';
    while (path) {
      const response = await dispatcher.request('GET', path);
      expect(validEvents(response.json()), JSON.stringify(validEvents.errors)).toBe(true);
      all.push(...response.json());
      path = (response.headers['next-page'] as string | undefined)?.replace('http://localhost:3000', '');
    }
    expect(all.length).toBe(SHIPMENTS * EVENTS_OF_EACH);
    expect(new Set(all.map(({ eventID }) => eventID)).size).toBe(all.length);
    const times = all.map(({ eventCreatedDateTime }) => eventCreatedDateTime);
    expect(times).toEqual(times.toSorted());
    expect(await events('limit=5000')).toEqual(all);
    expect(await events('')).toEqual(all.slice(0, 100));
  });

  test('are documented with a valid one', () => {
    expect(validEvents([DCSA_EVENT]), JSON.stringify(validEvents.errors)).toBe(true);
  });

  test('say what the file knows', async () => {
    const number = numbers.at(-1);
    const found = await events(`carrierBookingReference=BKG-${SHIPMENTS - 1}`);
    expect(found).toHaveLength(EVENTS_OF_EACH);
    expect(found[1]).toMatchObject({
      eventType: 'TRANSPORT',
      eventClassifierCode: 'EST',
      eventDateTime: '2026-12-11T06:00:00.000+08:00',
      eventCreatedDateTime: time.toISOString(),
      transportEventTypeCode: 'DEPA',
      changeRemark: 'Congestion in Ningbo',
      transportCall: {
        modeOfTransport: 'VESSEL',
        transportCallSequenceNumber: 2,
        UNLocationCode: 'CNNGB',
        exportVoyageNumber: VOYAGE,
        vessel: { vesselIMONumber: VESSEL, vesselName: 'Maersk Enping' },
      },
      documentReferences: [
        { documentReferenceType: 'BKG', documentReferenceValue: 'BKG-19' },
        { documentReferenceType: 'TRD', documentReferenceValue: 'MAEU19' },
      ],
      references: [
        { referenceType: 'FF', referenceValue: number },
        { referenceType: 'PO', referenceValue: '4500-19' },
        { referenceType: 'EQ', referenceValue: BOX },
      ],
    });
    expect(found[4].transportCall).toMatchObject({ modeOfTransport: 'BARGE', UNLocationCode: 'NLRTM' });
    expect(found[7]).toMatchObject({
      eventType: 'EQUIPMENT',
      equipmentEventTypeCode: 'LOAD',
      equipmentReference: BOX,
      ISOEquipmentCode: '22G1',
      emptyIndicatorCode: 'LADEN',
      eventLocation: { UNLocationCode: 'CNNGB' },
      transportCall: { vessel: { vesselIMONumber: VESSEL } },
    });
    expect(found[8]).toMatchObject({ equipmentEventTypeCode: 'DISC', emptyIndicatorCode: 'EMPTY' });
    expect(found[9]).toMatchObject({ equipmentEventTypeCode: 'STRP', emptyIndicatorCode: 'EMPTY' });
    expect(found[10]).toMatchObject({
      eventType: 'SHIPMENT',
      shipmentEventTypeCode: 'HOLD',
      documentTypeCode: 'CUS',
      documentID: number,
      references: expect.arrayContaining([{ referenceType: 'EQ', referenceValue: BOX }]),
    });
    expect(found.slice(11, 14)).toMatchObject([
      { shipmentEventTypeCode: 'DRFT', documentTypeCode: 'SHI', documentID: 'SI-7' },
      { shipmentEventTypeCode: 'ISSU', documentTypeCode: 'TRD', documentID: 'MAEU19' },
      { shipmentEventTypeCode: 'CONF', documentTypeCode: 'BKG', documentID: 'BKG-19' },
    ]);
  });

  test('are those of the reader’s organisation', async () => {
    expect(await events('limit=1000', customer)).toHaveLength((SHIPMENTS - OTHERS) * EVENTS_OF_EACH);
    expect(await events('limit=1000', other)).toHaveLength(OTHERS * EVENTS_OF_EACH);
    expect(await events('carrierBookingReference=BKG-19', other)).toEqual([]);
    const response = await getEvents(product.visitor, '');
    expect(response.statusCode).toBe(401);
    expect(validError(response.json()), response.body).toBe(true);
    expect(response.headers['api-version']).toBe('2.2.0');
  });

  test('leave out what was retracted', async () => {
    time = new Date(time.getTime() + 60_000);
    const [wrong] = await report(dispatcher, numbers[0] ?? '', [
      { object: { kind: 'leg', leg_sequence: 2 }, code: 'DEPA', occurred_at: '2026-12-20T06:00:00+08:00' },
    ]);
    const since = `eventCreatedDateTime:gte=${time.toISOString()}&transportEventTypeCode=DEPA&vesselIMONumber=${VESSEL}`;
    expect(await events(since)).toMatchObject([{ eventID: wrong?.id }]);
    await dispatcher.request('POST', `/api/milestones/${wrong?.id}/retract`, { reason: 'Another vessel' });
    expect(await events(since)).toEqual([]);
  });
});

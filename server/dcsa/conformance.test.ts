import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
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

/**
 * The scenarios for a publisher of Track & Trace 2.2.0 in DCSA’s conformance tool, which needs a Java server of its own. Each
 * request must have a schema-valid response with events and the header API-Version, or be refused with 400.
 */
const CREATED = '2026-12-01T12:00:00Z';
const RANGES = [
  { 'eventCreatedDateTime:eq': CREATED },
  ...['gt', 'gte'].flatMap((from) =>
    ['lt', 'lte'].map((to) => ({
      [`eventCreatedDateTime:${from}`]: '2001-01-01T14:12:56+01:00',
      [`eventCreatedDateTime:${to}`]: '2050-01-30T14:12:56+01:00',
    })),
  ),
];
const REFERENCES = [
  { carrierBookingReference: 'BKG-7' },
  { transportDocumentReference: 'MAEU7' },
  { equipmentReference: BOX },
];
const CALLS = [
  { transportCallID: '…' },
  { vesselIMONumber: VESSEL },
  { exportVoyageNumber: VOYAGE },
  { UNLocationCode: 'CNNGB' },
];

const ANSWERED = [
  ...[...RANGES, ...REFERENCES, { shipmentEventTypeCode: 'DRFT' }, { documentTypeCode: 'SHI' }].map(
    (sent) => ({
      eventType: 'SHIPMENT',
      ...sent,
    }),
  ),
  ...[...RANGES, ...REFERENCES, ...CALLS, { transportEventTypeCode: 'ARRI' }].map((sent) => ({
    eventType: 'TRANSPORT',
    ...sent,
  })),
  ...[...RANGES, ...REFERENCES, ...CALLS, { equipmentEventTypeCode: 'LOAD' }].map((sent) => ({
    eventType: 'EQUIPMENT',
    ...sent,
  })),
  {},
];
/** The tool requires events, but the product does not record services of carriers. */
const EMPTY = ['TRANSPORT', 'EQUIPMENT'].map((eventType) => ({ eventType, carrierServiceCode: 'FE1' }));
const REFUSED: Record<string, string>[] = [
  { eventType: 'INVALID_SHIPMENT_EVENT' },
  { shipmentEventTypeCode: 'INVALID_SHIPMENT_EVENT_TYPE_CODE' },
  { documentTypeCode: 'INVALID_DOCUMENT_TYPE_CODE' },
  { eventType: 'SHIPMENT', transportEventTypeCode: 'ARRV' },
  { eventType: 'INVALID_TRANSPORT_EVENT' },
  { eventType: 'TRANSPORT', shipmentEventTypeCode: 'DRFT' },
  { eventType: 'INVALID_EQUIPMENT_EVENT' },
  { equipmentEventTypeCode: 'INVALID_EQUIPMENT_TYPE_CODE' },
  { eventType: 'EQUIPMENT', shipmentEventTypeCode: 'DRFT' },
];
const PAGED = ['SHIPMENT', 'TRANSPORT', 'EQUIPMENT'].map((eventType) => ({ eventType, limit: '1' }));

let product: TestApp;
let dispatcher: TestPerson;
let callId: string;
beforeAll(async () => {
  product = await startTestApp({ now: () => new Date(CREATED) });
  dispatcher = await product.signIn('dispatcher');
  const number = await bookWithFile(await product.signIn('customer'), dispatcher, 7, [BOX]);
  await report(dispatcher, number, reportsOf([BOX]));
  const [departure] = await eventsOf(dispatcher, `transportEventTypeCode=DEPA&vesselIMONumber=${VESSEL}`);
  callId = departure.transportCall.transportCallID;
});
afterAll(() => product.close());

function queryOf(sent: Record<string, string>): string {
  return new URLSearchParams(sent.transportCallID ? { ...sent, transportCallID: callId } : sent).toString();
}

test('passes every scenario of the official tool that it has data for', async () => {
  const rows: string[] = [];
  const note = (sent: object, result: string) => {
    const written = Object.entries(sent).map(([name, value]) => `${name}=${value}`);
    rows.push(`| ${written.length > 0 ? `\`${written.join('&')}\`` : 'no parameters'} | ${result} |`);
  };
  for (const sent of ANSWERED) {
    const events = await eventsOf(dispatcher, queryOf(sent));
    expect(events.length, JSON.stringify(sent)).toBeGreaterThan(0);
    note(sent, `200, valid events: ${events.length}`);
  }
  for (const sent of PAGED) {
    const first = await getEvents(dispatcher, queryOf(sent));
    const cursor = String(first.headers['next-page-cursor']);
    const second = await eventsOf(dispatcher, queryOf({ ...sent, cursor }));
    expect(second).toHaveLength(1);
    expect(second[0].eventID).not.toBe(first.json()[0].eventID);
    note(sent, '200, then the next page by its cursor');
  }
  for (const sent of REFUSED) {
    await refusalOf(dispatcher, queryOf(sent));
    note(sent, '400 in DCSA’s error shape');
  }
  for (const sent of EMPTY) {
    expect(await eventsOf(dispatcher, queryOf(sent))).toEqual([]);
    note(sent, '200, no events: the product does not record carriers’ services');
  }
  await expect(reportText(rows)).toMatchFileSnapshot('../../docs/dcsa-conformance.md');
});

function reportText(rows: readonly string[]): string {
  return `# DCSA Track & Trace 2.2

\`GET /v2/events\` serves milestones as events of DCSA Track & Trace 2.2.0 (decision 0073). \`/v2/event-subscriptions\` is tested by
\`server/dcsa/subscriptions/subscriptions.test.ts\` (decision 0077).
\`server/dcsa/conformance.test.ts\` writes this report; \`npx vitest run server/dcsa/conformance.test.ts -u\` updates it.

The requests are those of the scenarios for publishers in DCSA’s conformance tool (dcsaorg/Conformance-Gateway, Track & Trace 2.2.0),
rebuilt as tests: the tool itself was not run. Every response is checked against a JSON schema rebuilt from the published OpenAPI document, without
deprecated and unknown fields, and must have \`API-Version: 2.2.0\`. The tool requires at least one event in every response; the last two
rows have none.

| Request | Result |
|---|---|
${rows.join('\n')}

## Where the product differs

| Subject | What it does |
|---|---|
| \`eventDateTime\` of shipment events | The time of the event. 2.2 requires that of its creation, which \`eventCreatedDateTime\` has. |
| Retracted reports | Left out: 2.2 has no retractions. |
| \`PENC\`, \`CANC\` and IATA codes without a DCSA code | Left out: 2.2 cannot express them. |
| \`CUSS\`, \`CUSI\`, \`CUSR\` | \`HOLD\` and \`RELS\` with the document type \`CUS\`. |
| Legs by air | No transport events and no transport calls: 2.2 has no such mode. |
| \`emptyIndicatorCode\` | As reported; otherwise \`EMPTY\` for \`STRP\`, \`LADEN\` for the others. |
| \`carrierServiceCode\`, \`scheduleID\` | Match nothing: they are not recorded. |
| \`sort\` | One field: \`eventCreatedDateTime\` or \`eventDateTime\`. |
| \`limit\` | At most 1,000; larger ones count as 1,000. |
| Unknown parameters | 400, so that a misspelt filter does not return everything. |
| \`GET /v2/events/{eventID}\` | Not served: deprecated in 2.2. |
`;
}

import { expect } from 'vitest';
import { bookNingboDuisburg, NINGBO_DUISBURG_LEGS, put } from '../shipment-file/files-for-tests.ts';
import type { TestPerson, Visitor } from '../test-app.ts';
import { validError, validEvents } from './event-schemas-for-tests.ts';

/** The reports of each shipment that 2.2 can express; two more it cannot. */
export const EVENTS_OF_EACH = 15;
export const BOX = 'CSQU3054383';
export const VESSEL = '9502960';
export const VOYAGE = '648W';

/** Times in the file would be reports of staff. */
const LEGS = NINGBO_DUISBURG_LEGS.map((each) => ({ ...each, etd: null, eta: null }));

/** A booking with a file; `sign` distinguishes its references: BKG-19, MAEU19, 4500-19. */
export async function bookWithFile(
  customer: TestPerson,
  dispatcher: TestPerson,
  sign: number,
  boxes: readonly string[] = [],
): Promise<string> {
  const number = await bookNingboDuisburg(customer);
  const lists = {
    legs: LEGS,
    references: [
      { kind: 'BOOKING', value: `BKG-${sign}` },
      { kind: 'MBL', value: `MAEU${sign}` },
      { kind: 'PO', value: `4500-${sign}` },
    ],
    equipment: boxes.map((box) => ({ kind: 'container', number: box, size_type: '22G1' })),
  };
  for (const [list, items] of Object.entries(lists)) {
    const response = await put(dispatcher, number, list as keyof typeof lists, items);
    expect(response.statusCode, response.body).toBe(200);
  }
  return number;
}

const leg = (leg_sequence: number) => ({ kind: 'leg', leg_sequence });

/** Of all types. */
export function reportsOf(boxes: readonly string[] = []): object[] {
  const [equipment_number] = boxes;
  const box = equipment_number ? { kind: 'equipment', equipment_number } : { kind: 'shipment' };
  return [
    { object: leg(2), code: 'DEPA', classifier: 'PLN' },
    { object: leg(2), code: 'DEPA', reason: 'Congestion in Ningbo' },
    { object: leg(2), code: 'ARRI' },
    { object: leg(3), code: 'ARRI' },
    { object: leg(4), code: 'DEPA' },
    { object: leg(1), code: 'DEPA' },
    { object: box, code: 'GTIN', unlocode: 'CNNGB', facility: 'Beilun' },
    { object: box, code: 'LOAD', unlocode: 'CNNGB' },
    { object: box, code: 'DISC', unlocode: 'SGSIN', empty_indicator: 'EMPTY' },
    { object: box, code: 'STRP' },
    { object: box, code: 'CUSI' },
    { code: 'DRFT', document_type: 'SHI', document_reference: 'SI-7' },
    { code: 'ISSU' },
    { code: 'CONF' },
    { code: 'RELS' },
    { code: 'PENC' },
    { code: 'TRM' },
  ];
}

/** Reports estimates of one day after the other. */
export async function report(dispatcher: TestPerson, tracking_number: string, reports: readonly object[]) {
  const response = await dispatcher.request('POST', '/api/milestones', {
    milestones: reports.map((each, index) => ({
      tracking_number,
      classifier: 'EST',
      occurred_at: `2026-12-${10 + index}T06:00:00+08:00`,
      source: 'carrier',
      ...each,
    })),
  });
  const { results } = response.json() as { results: { id: string; status: string; issue?: string }[] };
  for (const { status, issue } of results) expect(status, issue).toBe('recorded');
  return results;
}

export function getEvents(reader: Visitor, query: string, headers: Record<string, string> = {}) {
  return reader.request('GET', `/v2/events${query && `?${query}`}`, undefined, headers);
}

/** The events of a valid response. */
// biome-ignore lint/suspicious/noExplicitAny: the schema checks it.
export async function eventsOf(reader: Visitor, query: string): Promise<any[]> {
  const response = await getEvents(reader, query);
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['api-version']).toBe('2.2.0');
  const events = response.json();
  validEvents(events);
  expect(validEvents.errors ?? []).toEqual([]);
  return events;
}

/** The first message of a refusal in DCSA’s shape. */
export async function refusalOf(reader: Visitor, query: string, headers = {}): Promise<string> {
  const response = await getEvents(reader, query, headers);
  expect(response.statusCode, response.body).toBe(400);
  expect(response.headers['api-version']).toBe('2.2.0');
  validError(response.json());
  expect(validError.errors ?? []).toEqual([]);
  return response.json().errors[0].message;
}

import { describe, expect, test } from 'vitest';
import { ReportedMilestone } from '../milestones/milestone.ts';
import { readCarrierEvent } from './carrier-event.ts';
import { nextPoll } from './carrier-poll.ts';

const EVENT = {
  eventID: '84db923d',
  eventType: 'EQUIPMENT',
  eventCreatedDateTime: '2026-11-20T10:00:00Z',
  eventClassifierCode: 'ACT',
  eventDateTime: '2026-11-20T17:30:00+08:00',
  equipmentEventTypeCode: 'LOAD',
  equipmentReference: 'msku 907032-3',
  emptyIndicatorCode: 'LADEN',
  eventLocation: { UNLocationCode: 'cnngb', locationName: 'Meishan' },
  documentReferences: [
    { documentReferenceType: 'BKG', documentReferenceValue: 'bk-77' },
    { documentReferenceType: 'TRD', documentReferenceValue: 'MBL 1' },
  ],
};

test('an event of equipment becomes a milestone with its source, place and numbers', () => {
  expect(readCarrierEvent(EVENT)).toMatchObject({
    event: {
      id: '84db923d',
      type: 'EQUIPMENT',
      bookings: ['BK77'],
      bills: ['MBL1'],
      equipment: ['MSKU9070323'],
      milestone: {
        code: 'LOAD',
        classifier: 'ACT',
        occurred_at: '2026-11-20T17:30:00+08:00',
        unlocode: 'CNNGB',
        facility: 'Meishan',
        empty_indicator: 'LADEN',
        source: 'carrier',
        source_reference: '84db923d',
      },
    },
  });
});

test('an unknown indicator of an empty box is left out', () => {
  expect(readCarrierEvent({ ...EVENT, emptyIndicatorCode: 'FULL' })).toMatchObject({
    event: { milestone: { empty_indicator: null } },
  });
});

test.each([
  ['letters that become two in capitals', { eventLocation: { UNLocationCode: 'ßßßßß' } }],
  ['control characters', { eventID: 'a\rb', eventLocation: { locationName: 'Mei\rshan' } }],
  ['half of a character at the end', { eventID: `${'a'.repeat(119)}\ud83d` }],
])('an event with %s is a valid milestone', (_, change) => {
  const read = readCarrierEvent({ ...EVENT, ...change });
  if ('issue' in read) throw new Error(read.issue);
  const { milestone } = read.event;
  const reported = ReportedMilestone.parse({ ...milestone, tracking_number: 'GS1' });
  expect(reported).toMatchObject(milestone);
  expect(reported.source_reference).toBe(read.event.id);
});

test('an event of transport is at its call; one of a shipment is about its document', () => {
  const call = { UNLocationCode: 'SGSIN' };
  const arrival = {
    ...EVENT,
    eventType: 'TRANSPORT',
    transportEventTypeCode: 'ARRI',
    eventLocation: null,
    transportCall: call,
  };
  expect(readCarrierEvent(arrival)).toMatchObject({
    event: { milestone: { code: 'ARRI', unlocode: 'SGSIN' } },
  });
  const issued = {
    ...EVENT,
    eventType: 'SHIPMENT',
    shipmentEventTypeCode: 'ISSU',
    documentTypeCode: 'TRD',
    documentID: 'MBL-9',
    documentReferences: undefined,
  };
  expect(readCarrierEvent(issued)).toMatchObject({ event: { bills: ['MBL9'], bookings: [] } });
});

describe('an event that cannot be used says why', () => {
  test.each([
    [null, /An event without an eventID/],
    [{ ...EVENT, eventID: undefined }, /An event without an eventID: eventID/],
    [{ ...EVENT, eventDateTime: '20 November' }, /Event 84db923d: eventDateTime/],
    [{ ...EVENT, eventDateTime: '0000-05-01T00:00:00Z' }, /too far in the past/],
    [{ ...EVENT, eventCreatedDateTime: '9999-12-31T23:59:59-12:00' }, /too far in the past or future/],
    [{ ...EVENT, equipmentEventTypeCode: 'XXXX' }, /Event 84db923d: “XXXX” is not a code that we know/],
    [{ ...EVENT, eventClassifierCode: 'REQ' }, /eventClassifierCode/],
  ])('%#', (sent, issue) => {
    const read = readCarrierEvent(sent);
    expect('issue' in read ? read.issue : '').toMatch(issue);
  });
});

test.each([
  [0, undefined, 15],
  [1, undefined, 15],
  [2, undefined, 30],
  [4, undefined, 120],
  [20, undefined, 360],
  [1, 3_600, 60],
  [1, 9_999_999_999_999, 1_440],
  [0, 60, 15],
])(
  'after %i failures in a row and Retry-After %s, the next poll is in %i minutes',
  (failures, retry_after, minutes) => {
    const now = new Date('2026-11-20T10:00:00Z');
    const next = nextPoll(now, { poll_minutes: 15, failures, retry_after });
    expect((next.getTime() - now.getTime()) / 60_000).toBe(minutes);
  },
);

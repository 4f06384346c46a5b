import { expect, test } from 'vitest';
import { MAX_EVENT_NUMBERS, readPushedEvent } from './pushed-events.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const EVENT = {
  eventID: 'a',
  eventType: 'TRANSPORT',
  eventCreatedDateTime: '2026-12-01T11:00:00Z',
  eventClassifierCode: 'ACT',
  eventDateTime: '2026-12-01T10:00:00Z',
  transportEventTypeCode: 'ARRI',
  documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: 'BKG-1' }],
};
const bookings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    documentReferenceType: 'BKG',
    documentReferenceValue: `BKG-${index}`,
  }));
const issueOf = (change: object) => {
  const read = readPushedEvent({ ...EVENT, ...change }, NOW);
  return 'issue' in read ? read.issue : undefined;
};

test.each<[about: string, change: object]>([
  ['a fact', {}],
  ['a fact within the tolerance for clocks', { eventDateTime: '2026-12-01T12:04:00Z' }],
  ['an estimate', { eventClassifierCode: 'EST', eventDateTime: '2027-03-01T10:00:00Z' }],
  ['as many numbers as are allowed', { documentReferences: bookings(MAX_EVENT_NUMBERS) }],
  [
    'only a container',
    { documentReferences: [], references: [{ referenceType: 'EQ', referenceValue: 'CSQU3054383' }] },
  ],
])('accepts %s', (_, change) => {
  expect(issueOf(change)).toBeUndefined();
});

test.each<[about: string, change: object, issue: RegExp]>([
  ['without an eventID', { eventID: '' }, /^An event without an eventID: eventID/],
  ['an unknown code', { transportEventTypeCode: 'FLYS' }, /^Event a: “FLYS” is not a code that we know\.$/],
  [
    'a fact of the future',
    { eventDateTime: '2026-12-01T12:06:00Z' },
    /^Event a: eventDateTime: .*not a fact/,
  ],
  [
    'created in the future',
    { eventCreatedDateTime: '2026-12-02T12:00:00Z' },
    /eventCreatedDateTime: This is in the future/,
  ],
  [
    'an estimate of a year that nobody plans',
    { eventClassifierCode: 'EST', eventDateTime: '9000-01-01T00:00:00Z' },
    /more than two years/,
  ],
  ['a fact of decades ago', { eventDateTime: '1971-01-01T00:00:00Z' }, /more than two years/],
  ['no number', { documentReferences: [] }, /Name a booking/],
  ['too many numbers', { documentReferences: bookings(MAX_EVENT_NUMBERS + 1) }, /At most 100 numbers/],
])('refuses %s', (_, change, issue) => {
  expect(issueOf(change)).toMatch(issue);
});

test.each([[null], ['text'], [[]], [7], [{ eventID: { toString: 1 } }]])(
  'refuses %j, which is no event',
  (sent) => {
    expect(readPushedEvent(sent, NOW)).toEqual({ issue: expect.stringContaining('without an eventID') });
  },
);

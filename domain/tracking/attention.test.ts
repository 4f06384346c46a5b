import { expect, test } from 'vitest';
import { attentionOf } from './attention.ts';

const NOW = new Date('2026-11-23T10:30:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const AT_EASE = {
  status: 'in_transit' as const,
  days_late: 0,
  estimated_delivery_date: new Date('2026-11-27T00:00:00Z'),
  estimated_delivery_day: '2026-11-27',
  held_since: null,
  silent_since: null,
  destination_time_zone: 'Europe/Oslo',
};
const TODAY = {
  estimated_delivery_date: new Date('2026-11-23T13:10:00Z'),
  estimated_delivery_day: '2026-11-23',
};
const HELD = { status: 'customs' as const, held_since: hoursAgo(31.9) };
const SILENT = { silent_since: hoursAgo(26) };

test.each([
  ['none', {}, null],
  ['late before all others', { ...TODAY, ...HELD, ...SILENT, days_late: 8 }, { kind: 'late', days: 8 }],
  ['held before silent', { ...TODAY, ...HELD, ...SILENT }, { kind: 'held', hours: 31 }],
  ['silent before due today', { ...TODAY, ...SILENT }, { kind: 'silent', hours: 26 }],
  [
    'due today',
    TODAY,
    {
      kind: 'due_today',
      at: TODAY.estimated_delivery_date,
      time_zone: 'Europe/Oslo',
      hasPassed: false,
    },
  ],
  [
    'due earlier today',
    { ...TODAY, estimated_delivery_date: hoursAgo(6) },
    { kind: 'due_today', at: hoursAgo(6), time_zone: 'Europe/Oslo', hasPassed: true },
  ],
  [
    'today where it is delivered, not here',
    { ...TODAY, destination_time_zone: 'Pacific/Auckland', estimated_delivery_day: '2026-11-24' },
    null,
  ],
  ['none once delivered', { ...TODAY, ...SILENT, status: 'delivered' as const, days_late: 2 }, null],
])('%s', (_, change, attention) => {
  expect(attentionOf({ ...AT_EASE, ...change }, NOW)).toEqual(attention);
});

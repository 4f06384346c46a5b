import { expect, test } from 'vitest';
import { journeyEnd } from './journey-end.ts';

const event = (status: string, day: number) => ({
  status,
  location: 'Houston, US',
  description: null,
  occurred_at: new Date(Date.UTC(2026, 2, day)),
});
const events = [event('delivered', 5), event('delivered', 4), event('customs', 6)];

test.each([
  ['delivered', { label: 'Delivered', at: new Date('2026-03-05T00:00:00Z') }],
  ['cancelled', null],
  ['customs', null],
] as const)('%s', (status, end) => expect(journeyEnd({ status, events })).toEqual(end));

import { expect, test } from 'vitest';
import { deliveryOutlook } from '../delivery-outlook.ts';
import { estimateStops, expectedArrival, withDeparture } from './stop-estimates.ts';

const at = (text: string) => new Date(text);
const NOW = at('2026-11-10T00:00:00Z');
const stop = (
  waypoint_type: 'origin' | 'transit' | 'destination',
  estimated_arrival: string | null,
  status: 'pending' | 'completed' = 'pending',
) => ({ waypoint_type, status, estimated_arrival: estimated_arrival ? at(estimated_arrival) : null });

test('stops ahead move with the arrival, those behind stay, the destination is the arrival', () => {
  const stops = [
    stop('origin', '2026-11-01T00:00:00Z', 'completed'),
    stop('transit', '2026-11-12T00:00:00Z'),
    stop('destination', '2026-11-20T00:00:00Z'),
  ];
  const moved = estimateStops(stops, at('2026-11-22T06:00:00Z'), NOW).map((one) => one.estimated_arrival);
  expect(moved).toEqual([at('2026-11-01T00:00:00Z'), at('2026-11-14T06:00:00Z'), at('2026-11-22T06:00:00Z')]);
});

test('a stop that should have been reached and was not has no estimate', () => {
  const stops = [stop('transit', '2026-11-05T00:00:00Z'), stop('destination', '2026-11-20T00:00:00Z')];
  const [overdue] = estimateStops(stops, at('2026-11-20T00:00:00Z'), NOW);
  expect(overdue?.estimated_arrival).toBeNull();
});

test('the live arrival counts on the day of the outlook, else the outlook does', () => {
  const dates = {
    status: 'in_transit' as const,
    promised_delivery_date: null,
    estimated_delivery_date: at('2026-11-20T12:00:00Z'),
    delivered_at: null,
  };
  const outlook = deliveryOutlook(dates, 'UTC', NOW);
  const arrival = (text: string) => expectedArrival(outlook, { estimated_arrival: at(text) }, 'UTC');
  expect(arrival('2026-11-20T05:00:00Z')).toEqual(at('2026-11-20T05:00:00Z'));
  expect(arrival('2026-11-19T05:00:00Z')).toEqual(at('2026-11-20T12:00:00Z'));
});

test.each([
  ['confirmed', 'pending'],
  ['picked_up', 'pending'],
  ['in_transit', 'completed'],
  ['customs', 'completed'],
  ['out_for_delivery', 'completed'],
] as const)('while %s, the origin of a journey without positions is %s', (status, expected) => {
  const stops = [stop('origin', '2026-11-01T00:00:00Z'), stop('destination', '2026-11-20T00:00:00Z')];
  expect(withDeparture(stops, status).map((one) => one.status)).toEqual([expected, 'pending']);
});

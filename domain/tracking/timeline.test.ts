import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

test.each([
  ['pending', 1],
  ['customs', 5],
  ['delivered', 7],
  ['cancelled', 0],
  ['created', 1],
  ['lost', 0],
])('%s completes %d steps', (status, steps) => {
  const timeline = timelineOf(status, []);
  expect(timeline.map((step) => step.complete)).toEqual(
    Array.from({ length: 7 }, (_, index) => index < steps),
  );
  expect(timeline.filter((step) => step.current).map((step) => step.status)).toEqual(
    steps > 0 ? [status === 'created' ? 'pending' : status] : [],
  );
});

test('a step shows its latest event, a step without one shows none', () => {
  const event = (status: string, hour: number) => ({
    status,
    location: 'Houston, US',
    occurred_at: new Date(hour * 3_600_000),
  });
  const events = [event('pending', 1), event('in_transit', 3), event('in_transit', 5)];
  expect(timelineOf('in_transit', events).map((step) => step.evidence)).toEqual([
    events[0],
    null,
    null,
    events[2],
    null,
    null,
    null,
  ]);
});

test('the event of a created shipment proves that the order was placed', () => {
  const created = { status: 'created', location: 'Houston, US', occurred_at: new Date(0) };
  expect(timelineOf('created', [created])[0]?.evidence).toBe(created);
});

test.each([
  ['in_transit', true],
  ['confirmed', false],
  ['cancelled', false],
])(
  'customs that have released the goods of a shipment that is %s are a completed step: %s',
  (status, complete) => {
    const event = { status: 'customs', location: 'Rotterdam, NL', occurred_at: new Date(0) };
    const step = timelineOf(status, [event]).find((each) => each.status === 'customs');
    expect(step).toMatchObject({ complete, current: false, evidence: event });
  },
);

import { describe, expect, test } from 'vitest';
import { type DeliveryDates, deliveryOutlook, promiseEnd } from './delivery-outlook.ts';
import { punctualityText } from './punctuality-text.ts';

const ZONE = 'Europe/Amsterdam';
const at = (text: string) => new Date(text);
const shipment = (dates: Partial<DeliveryDates> = {}): DeliveryDates => ({
  status: 'in_transit',
  promised_delivery_date: at('2026-11-17T12:00:00Z'),
  estimated_delivery_date: at('2026-11-17T12:00:00Z'),
  delivered_at: null,
  ...dates,
});
const NOW = at('2026-11-22T09:00:00Z');

test('an overdue shipment is expected today and late by the days since its promise', () => {
  expect(deliveryOutlook(shipment(), ZONE, NOW)).toMatchObject({
    promised_delivery_day: '2026-11-17',
    estimated_delivery_day: '2026-11-22',
    punctuality: 'late',
    days_late: 5,
  });
});

test('a later estimate changes neither the promise nor the delay', () => {
  const moved = shipment({ estimated_delivery_date: at('2026-12-22T12:00:00Z') });
  expect(deliveryOutlook(moved, ZONE, at('2026-11-10T09:00:00Z'))).toMatchObject({
    promised_delivery_day: '2026-11-17',
    estimated_delivery_day: '2026-12-22',
    days_late: 35,
  });
});

test('until the end of the promised day a shipment is on time', () => {
  expect(deliveryOutlook(shipment(), ZONE, at('2026-11-12T09:00:00Z')).punctuality).toBe('on_time');
  expect(deliveryOutlook(shipment(), ZONE, at('2026-11-17T22:59:00Z')).punctuality).toBe('on_time');
  expect(deliveryOutlook(shipment(), ZONE, at('2026-11-17T23:01:00Z')).days_late).toBe(1);
});

test('without a recorded promise the estimate is the promise', () => {
  const old = shipment({ promised_delivery_date: null });
  expect(deliveryOutlook(old, ZONE, NOW)).toMatchObject({
    promised_delivery_day: '2026-11-17',
    days_late: 5,
  });
});

describe('a finished shipment', () => {
  test('is compared by its delivery', () => {
    const delivered = shipment({ status: 'delivered', delivered_at: at('2026-11-19T10:00:00Z') });
    expect(deliveryOutlook(delivered, ZONE, NOW)).toMatchObject({
      estimated_delivery_day: '2026-11-19',
      days_late: 2,
    });
  });
  test('is not compared without a recorded delivery or when cancelled', () => {
    for (const status of ['delivered', 'cancelled'] as const)
      expect(deliveryOutlook(shipment({ status }), ZONE, NOW).punctuality).toBeNull();
  });
});

test('without any date there is no outlook', () => {
  const none = shipment({ promised_delivery_date: null, estimated_delivery_date: null });
  expect(deliveryOutlook(none, ZONE, NOW)).toEqual({
    promised_delivery_date: null,
    promised_delivery_day: null,
    estimated_delivery_date: null,
    estimated_delivery_day: null,
    punctuality: null,
    days_late: 0,
  });
});

test('without an estimate, a shipment is late once its promised day is over', () => {
  const none = shipment({ estimated_delivery_date: null });
  expect(deliveryOutlook(none, ZONE, at('2026-11-17T22:59:00Z'))).toMatchObject({
    estimated_delivery_day: null,
    punctuality: null,
    days_late: 0,
  });
  expect(deliveryOutlook(none, ZONE, at('2026-11-19T09:00:00Z'))).toMatchObject({
    estimated_delivery_day: null,
    punctuality: 'late',
    days_late: 2,
  });
  const over = shipment({ estimated_delivery_date: null, status: 'cancelled' });
  expect(deliveryOutlook(over, ZONE, at('2026-11-19T09:00:00Z')).days_late).toBe(0);
});

test('days are those of the destination, regardless of the process’s time zone', () => {
  const late_evening = shipment({ estimated_delivery_date: at('2026-11-29T22:00:00Z') });
  const day = (zone: string) =>
    deliveryOutlook(late_evening, zone, at('2026-11-10T09:00:00Z')).estimated_delivery_day;
  expect([day('Asia/Shanghai'), day('America/Los_Angeles')]).toEqual(['2026-11-30', '2026-11-29']);
});

test('a promise is missed when its day ends at the destination', () => {
  expect(promiseEnd(at('2026-11-17T12:00:00Z'), 'Asia/Shanghai').toISOString()).toBe(
    '2026-11-17T16:00:00.000Z',
  );
});

test.each([
  ['on_time', 0, 'On time'],
  ['late', 1, '1 day late'],
  ['late', 5, '5 days late'],
  [null, 0, null],
] as const)('%s by %d: %s', (punctuality, days_late, text) =>
  expect(punctualityText({ punctuality, days_late })).toBe(text),
);

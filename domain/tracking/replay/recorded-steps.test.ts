import { expect, test } from 'vitest';
import { currentStep, recordedSteps, type ShipmentOnRecord, WRITTEN_AFTERWARDS } from './recorded-steps.ts';

const booked = new Date('2026-03-01T08:00:00Z');
const updated = new Date('2026-03-04T16:30:00Z');
const shipment: ShipmentOnRecord = {
  status: 'pending',
  quote_id: null,
  origin_city: 'Houston',
  origin_country: 'US',
  destination_city: 'Santos',
  destination_country: 'BR',
  created_at: booked,
  updated_at: updated,
};
const HOUSTON = 'Houston, US';
const PORT = 'Port of Houston, US';
const SANTOS = 'Santos, BR';

test.each([
  ['pending', [['pending', HOUSTON, booked]]],
  [
    'confirmed',
    [
      ['pending', HOUSTON, booked],
      ['confirmed', HOUSTON, updated],
    ],
  ],
  [
    'in_transit',
    [
      ['pending', HOUSTON, booked],
      ['in_transit', PORT, updated],
    ],
  ],
  [
    'customs',
    [
      ['pending', HOUSTON, booked],
      ['customs', SANTOS, updated],
    ],
  ],
  [
    'delivered',
    [
      ['pending', HOUSTON, booked],
      ['delivered', SANTOS, updated],
    ],
  ],
  [
    'cancelled',
    [
      ['pending', HOUSTON, booked],
      ['cancelled', HOUSTON, updated],
    ],
  ],
] as const)('%s: what is proven, and when', (status, steps) => {
  const recorded = recordedSteps({ ...shipment, status }, PORT);
  expect(recorded.map((step) => [step.status, step.location, step.occurred_at])).toEqual(steps);
});

test('a shipment from a quote starts as created', () => {
  const recorded = recordedSteps({ ...shipment, quote_id: 'a quote', status: 'created' }, null);
  expect(recorded).toEqual([
    {
      status: 'created',
      location: HOUSTON,
      description: 'Shipment created from quote',
      occurred_at: booked,
    },
  ]);
});

test('in transit with no stop reached is still at its origin', () => {
  expect(currentStep({ ...shipment, status: 'in_transit' }, null).location).toBe(HOUSTON);
});

test('events added later say so and never precede the booking', () => {
  const step = currentStep(
    { ...shipment, status: 'confirmed', updated_at: new Date('2026-02-01T00:00:00Z') },
    null,
  );
  expect(step).toMatchObject({ description: WRITTEN_AFTERWARDS, occurred_at: booked });
});

import { expect, test } from 'vitest';
import { awaitsConfirmation, type PriceStatus, priceNote } from './price-status.ts';
import type { ShipmentStatus } from './status.ts';

test.each<[PriceStatus, ShipmentStatus, string, boolean]>([
  ['indicative', 'pending', 'Indicative, we confirm', true],
  ['indicative', 'in_transit', 'Indicative, we confirm', true],
  ['indicative', 'delivered', 'Indicative, we confirm', true],
  ['indicative', 'cancelled', 'Indicative', false],
  ['confirmed', 'pending', 'Confirmed', false],
  ['confirmed', 'cancelled', 'Confirmed', false],
])('%s and %s reads “%s”', (price_status, status, note, awaits) => {
  expect(priceNote({ price_status, status })).toBe(note);
  expect(awaitsConfirmation({ price_status, status })).toBe(awaits);
});

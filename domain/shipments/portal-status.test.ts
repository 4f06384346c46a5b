import { describe, expect, test } from 'vitest';
import { percentComplete } from './percent-complete.ts';
import { portalStatus } from './portal-status.ts';
import type { ShipmentStatus } from './status.ts';

test.each<[ShipmentStatus, string]>([
  ['created', 'Processing'],
  ['pending', 'Processing'],
  ['confirmed', 'Processing'],
  ['picked_up', 'Picked Up'],
  ['in_transit', 'In Transit'],
  ['customs', 'Customs'],
  ['out_for_delivery', 'Out for Delivery'],
  ['delivered', 'Delivered'],
  ['cancelled', 'Cancelled'],
])('%s is %s in the portal', (status, label) => {
  expect(portalStatus(status)).toBe(label);
});

describe('the progress of', () => {
  test.each<[ShipmentStatus, number, number | null]>([
    ['in_transit', 62.4, 62],
    ['in_transit', -3, 0],
    ['out_for_delivery', 99.8, 99],
    ['customs', 140, 99],
    ['delivered', 12, 100],
    ['pending', 0, 0],
    ['cancelled', 40, null],
  ])('%s at %s is %s', (status, progress, shown) => {
    expect(percentComplete(status, progress)).toBe(shown);
  });
});

import { expect, test } from 'vitest';
import { unusualChange } from './unusual-change.ts';

test.each([
  ['pending', 'confirmed', null],
  ['created', 'pending', null],
  ['pending', 'delivered', null],
  ['in_transit', 'cancelled', null],
  ['customs', 'customs', null],
  ['delivered', 'delivered', null],
  ['in_transit', 'picked_up', 'backwards'],
  ['customs', 'pending', 'backwards'],
  ['pending', 'created', 'backwards'],
  ['delivered', 'in_transit', 'ended'],
  ['delivered', 'cancelled', 'ended'],
  ['cancelled', 'pending', 'ended'],
  ['cancelled', 'delivered', 'ended'],
] as const)('from %s to %s: %s', (from, to, expected) => expect(unusualChange(from, to)).toBe(expected));

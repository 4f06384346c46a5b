import { expect, test } from 'vitest';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { fileLeg } from './file-lists-for-tests.ts';
import { nextCall } from './next-call.ts';

const AT = new Date('2026-11-28T14:00:00Z');
const first = fileLeg({ id: '1' }, 'Ningbo', 'Singapore');
const second = fileLeg({ id: '2' }, 'Singapore', 'Rotterdam');

test.each([
  ['before departure', [first, second], 'Departure, Ningbo', 'confirmed'],
  ['under way without a recorded departure', [first, second], undefined],
  ['under way', [{ ...first, atd: AT }, second], 'Arrival, Singapore'],
  ['between two legs', [{ ...first, atd: AT, ata: AT }, second], 'Departure, Singapore'],
  ['at the end', [first, { ...second, atd: AT, ata: AT }], undefined],
  ['without legs', [], undefined],
])('%s', (_, legs, text, status = 'in_transit') => {
  expect(nextCall({ legs, status: status as ShipmentStatus })?.text).toBe(text);
});

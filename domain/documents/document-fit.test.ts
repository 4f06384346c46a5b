import { expect, test } from 'vitest';
import type { TransportMode } from '../routing/transport-mode.ts';
import { notApplicableReason } from './document-fit.ts';
import { DOCUMENT_TYPES, type DocumentType } from './document-type.ts';

const table: [TransportMode[], not_applicable: string[]][] = [
  [['sea'], ['airway_bill', 'cmr_note']],
  [
    ['road', 'sea', 'road'],
    ['airway_bill', 'cmr_note'],
  ],
  [
    ['road', 'air'],
    ['bill_of_lading', 'cmr_note'],
  ],
  [['sea', 'air'], ['cmr_note']],
  [['road'], ['bill_of_lading', 'airway_bill', 'arrival_notice', 'delivery_order']],
  [
    ['rail', 'road'],
    ['bill_of_lading', 'airway_bill', 'cmr_note'],
  ],
  [[], []],
];

test.each(table)('by %j a shipment cannot have %j', (modes, not_applicable) => {
  expect(DOCUMENT_TYPES.filter((type) => notApplicableReason(type, modes) !== null)).toEqual(not_applicable);
});

test('the reason says what is missing', () => {
  expect(notApplicableReason('airway_bill', ['road'])).toBe(
    'An air waybill needs a leg by air; this shipment has none.',
  );
});

test('a consignment note is for carriage by road alone', () => {
  expect(notApplicableReason('cmr_note', ['sea'])).toBe(
    'A CMR consignment note needs a leg by road; this shipment has none.',
  );
  expect(notApplicableReason('cmr_note', ['road', 'sea'])).toBe(
    'A CMR consignment note is for carriage by road alone; this shipment has legs by other modes.',
  );
});

const DOMESTIC =
  'A CMR consignment note is for carriage between two countries; this shipment stays within one.';
test.each<[DocumentType, TransportMode[], destination_country: string, reason: string | null]>([
  ['cmr_note', ['road'], 'US', DOMESTIC],
  ['cmr_note', [], 'US', DOMESTIC],
  ['cmr_note', ['road'], 'MX', null],
  ['packing_list', ['road'], 'US', null],
])('a %s by %j from the US to %s: %s', (type, modes, destination_country, reason) => {
  expect(notApplicableReason(type, modes, { origin_country: 'US', destination_country })).toBe(reason);
});

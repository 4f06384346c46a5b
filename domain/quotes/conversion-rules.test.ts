import { expect, test } from 'vitest';
import { addressesMissing, CONVERSION_RULES, TRACKING_NUMBER_SENTENCES } from './conversion-rules.ts';

test.each([
  ['', '', 'Enter the origin address and the destination address to create the shipment.'],
  ['Quay 1', '  ', 'Enter the destination address to create the shipment.'],
  ['', 'Quay 2', 'Enter the origin address to create the shipment.'],
  ['Quay 1', 'Quay 2', undefined],
])('from %j to %j: %s', (origin_address, destination_address, sentence) => {
  expect(addressesMissing({ origin_address, destination_address })).toBe(sentence);
});

test.each([
  ['TRK1732147200000', undefined],
  ['gs 123 456 789', undefined],
  ['GS123456780', TRACKING_NUMBER_SENTENCES.mistyped],
  ['ABC', TRACKING_NUMBER_SENTENCES.foreign],
  [' ', 'Enter a tracking number.'],
])('%j as a tracking number: %s', (number, sentence) => {
  expect(CONVERSION_RULES.tracking_number(number)).toBe(sentence);
});

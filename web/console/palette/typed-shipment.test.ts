import { expect, test } from 'vitest';
import { typedShipment } from './typed-shipment.ts';

test.each([
  ['GS123456789', { number: 'GS123456789', mistyped: false }],
  ['  gs 123 456 789 ', { number: 'GS123456789', mistyped: false }],
  ['https://groundswell.example/track/GS123456789', { number: 'GS123456789', mistyped: false }],
  ['GS123456780', { number: 'GS123456780', mistyped: true }],
  ['TRK1797264000000', { number: 'TRK1797264000000', mistyped: false }],
  ['Rotterdam', null],
  ['', null],
])('%j is parsed as %j', (typed, shipment) => {
  expect(typedShipment(typed)).toEqual(shipment);
});

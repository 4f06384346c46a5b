import { expect, test } from 'vitest';
import { invoiceLines } from './invoice-lines.ts';

const shipment = {
  origin_city: 'Houston',
  origin_country: 'US',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  cargo_description: 'Lamps',
  cargo_weight: 1200,
  transport_mode: 'sea' as const,
};
const freight = { description: 'Freight', amount_cents: 900_00 };
const handling = { description: 'Handling', amount_cents: 100_00 };

test.each([
  ['the booked charges', 1000_00, [freight, handling], [freight, handling]],
  ['a positive adjustment', 1050_00, [freight], [freight, adjustment(150_00)]],
  ['a negative adjustment', 800_00, [freight, handling], [freight, handling, adjustment(-200_00)]],
  [
    'a lump sum',
    700_00,
    [],
    [{ description: 'Ocean freight, Houston, US to Rotterdam, NL', amount_cents: 700_00 }],
  ],
])('%s', (_, cost_cents, charges, lines) => {
  expect(invoiceLines({ ...shipment, cost_cents }, charges)).toEqual(lines);
});

function adjustment(amount_cents: number) {
  return { description: 'Adjustment as agreed', amount_cents };
}

import { expect, test } from 'vitest';
import { nextInvoice } from './invoice-lines.ts';

const shipment = {
  status: 'in_transit',
  cost_cents: 1_000_00,
  origin_city: 'Shanghai',
  origin_country: 'CN',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  cargo_description: 'Chairs',
  cargo_weight: 1200,
  transport_mode: 'sea',
} as const;
const freight = { description: 'Ocean freight', amount_cents: 900_00, reason: '' };
const demurrage = { description: 'Demurrage', amount_cents: 100_00, reason: '4 days' };
const line = ({ description, amount_cents }: typeof freight) => ({ description, amount_cents });

test.each([
  ['the first states the whole price', shipment, [freight, demurrage], null, [freight, demurrage].map(line)],
  [
    'what the charges do not add up to is an adjustment',
    shipment,
    [freight],
    null,
    [line(freight), { description: 'Adjustment as agreed', amount_cents: 100_00 }],
  ],
  ['a further one states what was added since', shipment, [demurrage], 900_00, [line(demurrage)]],
  [
    'a cancelled shipment owes what staff added',
    { ...shipment, status: 'cancelled' },
    [freight, demurrage],
    null,
    [line(demurrage)],
  ],
])('%s', (_, of, charges, billed_cents, lines) => {
  expect(nextInvoice(of, charges, billed_cents)).toEqual({
    refusal: null,
    amount_cents: lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    lines,
  });
});

test.each([
  ['all is invoiced', shipment, [], 1_000_00, 'ALREADY_INVOICED'],
  ['the price was lowered since', shipment, [], 1_100_00, 'ALREADY_INVOICED'],
  ['there is no price', { ...shipment, cost_cents: 0 }, [], null, 'NOTHING_TO_CHARGE'],
  ['it is cancelled', { ...shipment, status: 'cancelled' }, [freight], null, 'SHIPMENT_CANCELLED'],
  [
    'it is cancelled and was invoiced',
    { ...shipment, status: 'cancelled' },
    [freight],
    1_000_00,
    'ALREADY_INVOICED',
  ],
])('nothing can be invoiced where %s', (_, of, charges, billed_cents, refusal) => {
  expect(nextInvoice(of, charges, billed_cents).refusal).toBe(refusal);
});

import { expect, test } from 'vitest';
import { changesPrice, confirmationRefusal, confirmedStatus } from './price-confirmation.ts';
import { SHIPMENT_STATUSES } from './status.ts';

const booking = {
  status: 'pending',
  price_status: 'indicative',
  cost_cents: 11_200,
  currency: 'USD',
} as const;
const confirmed = { ...booking, status: 'confirmed', price_status: 'confirmed' } as const;
const usd = (amount: number) => ({ amount, currency: 'USD' });

test.each([
  ['a request at its indicative price', booking, usd(11_200), false, null],
  ['a request at another price', booking, usd(250_000), false, null],
  ['a correction', confirmed, usd(250_000), false, null],
  ['the same price again', confirmed, usd(11_200), false, null],
  ['the same price again, invoiced', confirmed, usd(11_200), true, null],
  ['a correction of what is invoiced', confirmed, usd(11_201), true, 'ALREADY_INVOICED'],
  ['a cancelled booking', { ...booking, status: 'cancelled' } as const, usd(1), false, 'SHIPMENT_CANCELLED'],
  ['another currency', booking, { amount: 11_200, currency: 'EUR' }, false, 'OTHER_CURRENCY'],
])('%s', (_, shipment, price, isInvoiced, refusal) =>
  expect(confirmationRefusal(shipment, price, isInvoiced)).toBe(refusal),
);

test('an indicative price changes when it is confirmed, also at the same amount', () => {
  expect(changesPrice(booking, usd(11_200))).toBe(true);
  expect(changesPrice(confirmed, usd(11_200))).toBe(false);
  expect(changesPrice(confirmed, usd(11_300))).toBe(true);
});

test('only a pending booking moves to confirmed', () => {
  expect(SHIPMENT_STATUSES.filter((status) => confirmedStatus(status) !== status)).toEqual(['pending']);
});

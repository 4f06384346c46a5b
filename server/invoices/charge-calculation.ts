import { type LineCalculation, lineCalculation } from '#domain/invoices/line-calculation.ts';
import { exactMajor } from '#domain/money/exact-money.ts';
import type { Charge } from './shipment-charges-table.ts';

/** How the amount of a charge was calculated, in the currency of its shipment; null for a lump sum. */
export function chargeCalculation(
  { calculation, basis = 'flat', quantity = 1, rate, currency, ...charge }: Omit<Charge, 'description'>,
  shipment_currency: string,
): LineCalculation | null {
  if (calculation || !rate || !currency) return calculation ?? null;
  const { exchange_rate, exchange_date } = charge;
  return lineCalculation({
    basis,
    size_type: null,
    quantity,
    unit_price: exactMajor({ amount: rate, currency }).toString(),
    currency,
    exchange:
      exchange_rate && exchange_date
        ? { from: currency, to: shipment_currency, rate: exchange_rate, date: exchange_date }
        : null,
  });
}

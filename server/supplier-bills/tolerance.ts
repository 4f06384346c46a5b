import { CROSS_CURRENCIES, convert, rateOn } from '#domain/money/exchange-rate.ts';
import { TOLERANCE } from '#domain/supplier-bills/variance.ts';
import type { Connection } from '../database/pool/connection.ts';
import { ratesOfDay } from '../rates/exchange-rates/exchange-rates-table.ts';

/** The amount of the tolerance in minor units of a currency; 0 where no exchange rate is known. */
export async function toleranceIn(
  connection: Connection,
  currency: string,
  on: { day: string; as_of: Date },
): Promise<number> {
  const { amount } = TOLERANCE;
  const currencies = [...new Set([currency, amount.currency, ...CROSS_CURRENCIES])];
  const rates = await ratesOfDay(connection, currencies, on);
  const rate = rateOn(rates, amount.currency, currency, on.day);
  return rate ? convert(amount, rate).amount : 0;
}

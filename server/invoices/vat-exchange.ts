import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { type AppliedRate, CROSS_CURRENCIES, rateOn } from '#domain/money/exchange-rate.ts';
import type { Connection } from '../database/pool/connection.ts';
import { ratesOfDay } from '../rates/exchange-rates/exchange-rates-table.ts';

interface InvoicedVat {
  vat_cents: number;
  currency: string;
  /** Of the legal entity that issues the invoice; undefined without one. */
  base_currency: string | undefined;
  now: Date;
}

/**
 * The rate of the day by which VAT is stated in the base currency too (Directive 2006/112/EC, article 230); null where that is
 * the currency of the invoice or there is no VAT, undefined where no rate is known.
 */
export async function findVatExchange(
  connection: Connection,
  { vat_cents, currency, base_currency, now }: InvoicedVat,
): Promise<AppliedRate | null | undefined> {
  if (vat_cents === 0 || !base_currency || base_currency === currency) return null;
  const day = dayInUtc(now);
  const currencies = [...new Set([currency, base_currency, ...CROSS_CURRENCIES])];
  const rates = await ratesOfDay(connection, currencies, { day, as_of: now });
  return rateOn(rates, currency, base_currency, day);
}

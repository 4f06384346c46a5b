import type { AppliedRate } from '#domain/money/exchange-rate.ts';
import type { Connection } from '../database/pool/connection.ts';
import { findExchangeRate } from '../rates/exchange-rates/find-exchange-rate.ts';

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
  return findExchangeRate(connection, { from: currency, to: base_currency }, now);
}

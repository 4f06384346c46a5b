import type { TariffDifference } from '#domain/rates/tariff.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { openOffersOutside } from '../../quotes/options/quote-options-table.ts';

interface Refusal {
  OFFERED: (details: { message: string; data: { quotes: string[] } }) => Error;
}

/** Throws the operation's error where open offers are priced by the tariff on days that it would no longer cover. */
export async function refuseOffered(
  transaction: Transaction,
  tariff_id: string,
  { valid_from, valid_to }: TariffDifference,
  now: Date,
  errors: Refusal,
): Promise<void> {
  const quotes = await openOffersOutside(transaction, tariff_id, {
    first: valid_from && valid_from[1] > valid_from[0] ? valid_from[1] : null,
    last: valid_to && valid_to[1] < valid_to[0] ? valid_to[1] : null,
    now,
  });
  if (quotes.length === 0) return;
  const message = `Open offers are priced by this tariff on days that it would no longer cover: ${quotes.join(', ')}. Renew or withdraw them first.`;
  throw errors.OFFERED({ message, data: { quotes } });
}

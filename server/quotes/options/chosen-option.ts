import { lineCalculation } from '#domain/invoices/line-calculation.ts';
import { exactMajor } from '#domain/money/exact-money.ts';
import { lineText } from '#domain/rates/line-text.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { amountsOf } from '../../rates/pricing/charges-of-price.ts';
import type { Booking } from '../../shipments/book-shipment.ts';
import type { OpenOffer } from '../offers/lock-offer.ts';
import { listOptions, type QuoteOptionRecord } from './quote-options-table.ts';

interface Refusals {
  EXPIRED: () => Error;
  CHOOSE_OPTION: () => Error;
}

/** The option that the customer accepts; null for an offer of one price. */
export async function chosenOption(
  transaction: Transaction,
  quote: OpenOffer,
  wanted: number | undefined,
  now: Date,
  errors: Refusals,
): Promise<QuoteOptionRecord | null> {
  if (quote.option_revision === 0) {
    if (wanted !== undefined) throw errors.CHOOSE_OPTION();
    return null;
  }
  const options = await listOptions(transaction, quote.id, quote.option_revision);
  const only = options.length === 1 ? options[0] : undefined;
  const chosen = wanted === undefined ? only : options.find(({ option }) => option === wanted);
  if (!chosen) throw errors.CHOOSE_OPTION();
  if (chosen.valid_until <= now) throw errors.EXPIRED();
  return chosen;
}

/** The offer with the price and the mode of an option. */
export function offerOf(quote: OpenOffer, option: QuoteOptionRecord | null): OpenOffer {
  return option ? { ...quote, offered_cents: option.total, offered_mode: option.mode } : quote;
}

/** The charges of an option, sell and buy, and the currency that the shipment gets. */
export function chargesOf(
  { shipment }: Pick<Booking, 'shipment'>,
  { currency, lines }: QuoteOptionRecord,
): Pick<Booking, 'shipment' | 'charges'> {
  const charges = lines.map(({ charge_code, side, basis, quantity, ...line }) => ({
    description: lineText({
      ...line,
      basis,
      quantity,
      rate: exactMajor(line.rate).toString(),
      // Proposals state a limit in the description and count the line as one sum.
      limited_by: null,
    }),
    charge_code,
    side,
    basis,
    quantity,
    rate: line.rate.amount,
    ...amountsOf(line),
    calculation: lineCalculation({
      basis,
      size_type: line.size_type,
      quantity,
      unit_price: exactMajor(line.rate).toString(),
      currency: line.rate.currency,
      exchange: line.exchange,
    }),
  }));
  return { shipment: { ...shipment, currency }, charges };
}

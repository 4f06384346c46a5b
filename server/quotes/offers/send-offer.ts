import { routeLabel } from '#domain/places/place-label.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { pricesExcludeVat } from '../../legal-entities/legal-entities-table.ts';
import { clientOfQuote } from '../client-of-quote.ts';
import type { QuotesContext } from '../operations.ts';
import { optionsMail } from '../options/option-mails.ts';
import type { QuoteOptionRecord } from '../options/quote-options-table.ts';
import { publishQuoteChanged } from '../publish-quote-changed.ts';
import { offerLabel } from '../quote-labels.ts';
import { type QuoteRecord, updateQuote } from '../quotes-table.ts';
import { deliverOffer } from './deliver-offer.ts';

/** Opens the offer of these options and sends it to the customer. `offered_cents` is the first one's total in US cents. */
export async function sendOffer(
  transaction: Transaction,
  context: QuotesContext,
  quote: QuoteRecord,
  {
    options,
    offered_cents,
    answered_by,
  }: { options: QuoteOptionRecord[]; offered_cents: number; answered_by: string },
): Promise<void> {
  const [first] = options;
  if (!first) throw new Error('An offer needs an option.');
  const client = await clientOfQuote(transaction, quote);
  const latest = new Date(Math.max(...options.map(({ valid_until }) => valid_until.getTime())));
  await updateQuote(transaction, quote.id, {
    offered_cents,
    offered_mode: first.mode,
    option_revision: first.revision,
    offer_note: first.terms,
    valid_until: latest,
    organisation_id: client?.organisation_id ?? null,
    status: 'approved',
    answered_at: context.now(),
    answered_by,
    decided_at: null,
    decline_reason: '',
  });
  await publishQuoteChanged(transaction, context.broadcast, quote);
  const excludes_vat = await pricesExcludeVat(transaction);
  await deliverOffer(transaction, context, quote, client, {
    priced: offerLabel({ ...quote, offered_cents }, options),
    unpriced: `${quote.reference}: ${routeLabel(quote)}`,
    valid_until: latest,
    mail: (url) => optionsMail({ ...quote, excludes_vat }, options, url),
    data: { options: options.length },
  });
}

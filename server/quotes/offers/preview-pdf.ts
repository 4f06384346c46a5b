import { signedIn } from '../../api/call-context.ts';
import { issuerOfQuote } from '../entity-of-quote.ts';
import { operations } from '../operations.ts';
import { optionForCustomer } from '../options/present-option.ts';
import { priceOptions } from '../options/price-options.ts';
import { findQuoteByReference } from '../quotes-table.ts';
import { offerFile } from './offer-file.ts';

export const previewPdf = operations.previewPdf.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const author = signedIn(context).user_id;
  const quote = await findQuoteByReference(db, input.reference);
  if (!quote) throw errors.NOT_FOUND();
  const [{ options, entity }, letterhead] = await Promise.all([
    priceOptions(db, context, quote, input.options, author),
    issuerOfQuote(db, context.geography, quote),
  ]);
  const url = `${context.settings.publicUrl}/dashboard?tab=quotes`;
  const offer = { quote, options: options.map(optionForCustomer), entity, letterhead, url, is_draft: true };
  return offerFile(context, author, offer, undefined, errors);
});

import { offerState } from '#domain/quotes/offer.ts';
import { entityOfQuote, issuerOfQuote } from '../entity-of-quote.ts';
import { operations } from '../operations.ts';
import { offeredOptions } from '../options/offered-options.ts';
import { linkedQuote } from './linked-quote.ts';
import { offerFile } from './offer-file.ts';

/** The code on it opens the link. */
export const linkedPdf = operations.linkedPdf.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const { token, size } = input;
  const quote = await linkedQuote(db, context, token, errors);
  if (offerState(quote, context.now()) === 'none') throw errors.NOTHING_OFFERED();
  const options = await offeredOptions(db, quote);
  const [entity, letterhead] = await Promise.all([
    entityOfQuote(db, context.geography, quote),
    issuerOfQuote(db, context.geography, quote),
  ]);
  const url = `${context.settings.publicUrl}/offer/${token}`;
  return offerFile(
    context,
    quote.id,
    { quote, options, entity, letterhead, url, is_draft: false },
    size,
    errors,
  );
});

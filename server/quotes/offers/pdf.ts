import { isStaff } from '#domain/people/role.ts';
import { signedIn } from '../../api/call-context.ts';
import { entityOfQuote, issuerOfQuote } from '../entity-of-quote.ts';
import { operations } from '../operations.ts';
import { offeredOptions } from '../options/offered-options.ts';
import { optionForCustomer } from '../options/present-option.ts';
import { listOptions } from '../options/quote-options-table.ts';
import { findQuoteByReference } from '../quotes-table.ts';
import { offerFile } from './offer-file.ts';

/** Staff also get what is not offered, marked as a draft. Another customer's quote gets the same response as none. */
export const pdf = operations.pdf.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const person = signedIn(context);
  const staff = isStaff(person.role);
  const quote = await findQuoteByReference(db, input.reference, staff ? undefined : person);
  if (!quote) throw errors.NOT_FOUND();
  const revised = staff ? await listOptions(db, quote.id, input.revision) : [];
  const [latest] = revised;
  const is_draft = latest !== undefined && latest.revision !== quote.option_revision;
  const options =
    latest && (is_draft || input.revision) ? revised.map(optionForCustomer) : await offeredOptions(db, quote);
  if (options.length === 0 || (!staff && quote.status === 'pending')) throw errors.NOTHING_OFFERED();
  const [entity, letterhead] = await Promise.all([
    entityOfQuote(db, context.geography, quote),
    issuerOfQuote(db, context.geography, quote),
  ]);
  const url = `${context.settings.publicUrl}/dashboard?tab=quotes`;
  return offerFile(
    context,
    person.user_id,
    { quote, options, entity, letterhead, url, is_draft },
    input.size,
    errors,
  );
});

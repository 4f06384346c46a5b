import { isStaff } from '#domain/people/role.ts';
import { signedIn } from '../../api/call-context.ts';
import { versionTag } from '../../api/if-match.ts';
import { operations } from '../operations.ts';
import { findQuoteByReference } from '../quotes-table.ts';
import { optionForCustomer, optionForStaff } from './present-option.ts';
import { listOptions } from './quote-options-table.ts';

export const options = operations.options.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const person = signedIn(context);
  const staff = isStaff(person.role);
  const quote = await findQuoteByReference(db, input.reference, staff ? undefined : person);
  if (!quote) throw errors.NOT_FOUND();
  const records = await listOptions(db, quote.id, staff ? input.revision : quote.option_revision);
  const revision = records[0]?.revision ?? 0;
  context.replyHeader('etag', versionTag(revision));
  return {
    revision,
    options: records.map(staff ? optionForStaff : optionForCustomer),
  };
});

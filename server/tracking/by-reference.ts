import { isPermitted } from '#domain/people/access.ts';
import { normalizeReference } from '#domain/shipment-file/reference.ts';
import { matchReferences } from '../shipment-file/match-references.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { findByNumber } from './look-up.ts';
import { operations } from './operations.ts';

/** A number that finds nothing counts as an unknown tracking number, of any kind. */
export const byReference = operations.byReference.handler(async ({ input, context }) => {
  const { person, database } = context;
  const normalized = normalizeReference(input.reference);
  const reader = person && isPermitted(person, 'view') ? readerOf(person) : null;
  const matches = await findByNumber(context, normalized, async () => {
    const found = await matchReferences(database.db, { normalized, typed: input.reference, reader });
    return found.length > 0 ? found : undefined;
  });
  return { matches: matches ?? [] };
});

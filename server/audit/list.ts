import { signedIn } from '../api/call-context.ts';
import { findProfile } from '../people/profiles-table.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { listAudit } from './audit-entries.ts';
import { operations } from './operations.ts';

export const list = operations.list.handler(async ({ input, context }) => {
  const { database, geography } = context;
  const [page, person] = await Promise.all([
    database.transaction((transaction) =>
      listAudit(transaction, geography, { ...input, reader: readerOf(signedIn(context)) }),
    ),
    input.person ? findProfile(database.db, input.person) : undefined,
  ]);
  return { ...page, person: person?.full_name ?? null };
});

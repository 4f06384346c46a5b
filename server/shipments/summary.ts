import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { countPendingQuotesOf } from '../quotes/quotes-table.ts';
import { summariseShipmentsOf } from './shipments-table.ts';

export const summary = operations.shipments.summary.handler(async ({ context }) => {
  const person = signedIn(context);
  const { db } = context.database;
  const [figures, pending_quotes] = await Promise.all([
    summariseShipmentsOf(db, person.user_id),
    // Quotes are matched by e-mail, so the address must be proven first.
    person.email_verified ? countPendingQuotesOf(db, person.email) : 0,
  ]);
  return { ...figures, pending_quotes };
});

import { isActive } from '#domain/shipments/is-active.ts';
import { signedIn } from '../api/call-context.ts';
import { countersOf } from '../fleet/shipment-counters-table.ts';
import { countPendingQuotesOf } from '../quotes/quotes-table.ts';
import { sumUnconfirmedOf } from '../shipment-records/shipments-table.ts';
import { operations } from './operations.ts';
import { spendingByMonth } from './spending-counters-table.ts';

export const summary = operations.summary.handler(async ({ context }) => {
  const person = signedIn(context);
  const { db } = context.database;
  const [groups, months, unconfirmed_cents, pending_quotes] = await Promise.all([
    countersOf(db, person.user_id),
    spendingByMonth(db, person.user_id),
    sumUnconfirmedOf(db, person.user_id),
    // Quotes are matched by e-mail, so the address must be verified.
    person.email_verified ? countPendingQuotesOf(db, person.email) : 0,
  ]);
  return {
    total: sum(groups.map(({ shipments }) => shipments)),
    active: sum(groups.filter(({ status }) => isActive(status)).map(({ shipments }) => shipments)),
    spent_cents: sum(months.map(({ spent_cents }) => spent_cents)),
    unconfirmed_cents,
    pending_quotes,
  };
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

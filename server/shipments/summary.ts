import { isPermitted } from '#domain/people/access.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { ownOrganisation, signedIn } from '../api/call-context.ts';
import { countersOf } from '../fleet/shipment-counters-table.ts';
import { countPendingQuotesOf } from '../quotes/quotes-table.ts';
import { sumUnconfirmedOf } from '../shipment-records/shipments-table.ts';
import { operations } from './operations.ts';
import { spendingByMonth } from './spending-counters-table.ts';

export const summary = operations.summary.handler(async ({ context }) => {
  const person = signedIn(context);
  const { db } = context.database;
  const organisation_id = ownOrganisation(context);
  const seesPrices = isPermitted(person, 'money');
  const [groups, months, unconfirmed_cents, pending_quotes] = await Promise.all([
    countersOf(db, organisation_id),
    seesPrices ? spendingByMonth(db, organisation_id) : null,
    seesPrices ? sumUnconfirmedOf(db, organisation_id) : null,
    countPendingQuotesOf(db, person),
  ]);
  const counts = {
    total: sum(groups.map(({ shipments }) => shipments)),
    active: sum(groups.filter(({ status }) => isActive(status)).map(({ shipments }) => shipments)),
    pending_quotes,
  };
  return {
    ...(isPermitted(person, 'view') ? counts : { total: null, active: null, pending_quotes: null }),
    spent_cents: months && sum(months.map(({ spent_cents }) => spent_cents)),
    unconfirmed_cents,
  };
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

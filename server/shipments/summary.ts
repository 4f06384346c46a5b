import { isPermitted } from '#domain/people/access.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { ownOrganisation, signedIn } from '../api/call-context.ts';
import type { Connection } from '../database/pool/connection.ts';
import { pipelineReads } from '../database/statements/pipeline-reads.ts';
import { countPendingQuotesOf } from '../quotes/quotes-table.ts';
import { sumUnconfirmedOf } from '../shipment-records/shipments-table.ts';
import { operations } from './operations.ts';
import { groupShipmentsOf } from './shipment-rows.ts';
import { spendingByMonth } from './spending-counters-table.ts';

export const summary = operations.summary.handler(async ({ context }) => {
  const person = signedIn(context);
  const { db } = context.database;
  const organisation_id = ownOrganisation(context);
  const [groups, amounts, pending_quotes] = await pipelineReads(() =>
    Promise.all([
      groupShipmentsOf(db, organisation_id, { test: person.test }),
      isPermitted(person, 'money') ? spentBy(db, organisation_id) : NO_AMOUNTS,
      countPendingQuotesOf(db, person),
    ]),
  );
  const counts = {
    total: sum(groups.map(({ shipments }) => shipments)),
    active: sum(groups.filter(({ status }) => isActive(status)).map(({ shipments }) => shipments)),
    pending_quotes,
  };
  return {
    ...(isPermitted(person, 'view') ? counts : { total: null, active: null, pending_quotes: null }),
    ...amounts,
  };
});

const NO_AMOUNTS = { spent_cents: null, unconfirmed_cents: null, currency: null, by_currency: [] };

async function spentBy(connection: Connection, organisation_id: string) {
  const [months, unconfirmed] = await Promise.all([
    spendingByMonth(connection, organisation_id),
    sumUnconfirmedOf(connection, organisation_id),
  ]);
  const by_currency = [...Map.groupBy(months, ({ currency }) => currency)]
    .map(([currency, own]) => ({
      currency,
      spent_cents: sum(own.map(({ spent_cents }) => spent_cents)),
      unconfirmed_cents: unconfirmed.get(currency) ?? 0,
    }))
    .toSorted((one, other) => other.spent_cents - one.spent_cents);
  return {
    spent_cents: sum(by_currency.map(({ spent_cents }) => spent_cents)),
    unconfirmed_cents: sum(by_currency.map(({ unconfirmed_cents }) => unconfirmed_cents)),
    currency: by_currency.length > 1 ? null : (by_currency[0]?.currency ?? 'USD'),
    by_currency,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

import { ownOrganisation } from '../api/call-context.ts';
import { operations } from './operations.ts';
import { spendingByMonth } from './spending-counters-table.ts';

const MONTHS = 12;

export const spending = operations.spending.handler(async ({ context }) => {
  const spent = await spendingByMonth(context.database.db, ownOrganisation(context));
  const usual = spent.at(-1)?.currency ?? 'USD';
  const months = monthStarts(context.now()).map((start) => {
    const month = start.toISOString().slice(0, 7);
    const by_currency = spent.filter((row) => row.month === month).map(({ month: _, ...sums }) => sums);
    return {
      month,
      currency: by_currency.length > 1 ? null : (by_currency[0]?.currency ?? usual),
      spent_cents: by_currency.reduce((sum, { spent_cents }) => sum + spent_cents, 0),
      shipments: by_currency.reduce((sum, { shipments }) => sum + shipments, 0),
      by_currency,
    };
  });
  return { months };
});

/** The last 12 months including the current one, oldest first. */
function monthStarts(now: Date): Date[] {
  return Array.from(
    { length: MONTHS },
    (_, index) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1) + index)),
  );
}

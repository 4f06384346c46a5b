import { ownOrganisation } from '../api/call-context.ts';
import { operations } from './operations.ts';
import { spendingByMonth } from './spending-counters-table.ts';

const MONTHS = 12;

export const spending = operations.spending.handler(async ({ context }) => {
  const spent = await spendingByMonth(context.database.db, ownOrganisation(context));
  const months = monthStarts(context.now()).map((start) => {
    const month = start.toISOString().slice(0, 7);
    return spent.find((row) => row.month === month) ?? { month, spent_cents: 0, shipments: 0 };
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

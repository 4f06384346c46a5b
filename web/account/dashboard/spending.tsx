import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { usd } from '#web/shipments/amounts.ts';
import { QueryBoundary } from '#web/ui/query-boundary.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { MonthSpending } from './month-names.ts';
import { SpendingChart } from './spending-chart.tsx';
import { SpendingTable } from './spending-table.tsx';

/** The spend of the last twelve months. */
export function Spending() {
  const spending = useQuery(api.shipments.spending.queryOptions());
  const summary = useQuery(api.shipments.summary.queryOptions());
  const withIndicative = (summary.data?.unconfirmed_cents ?? 0) > 0;
  return (
    <section aria-labelledby="spending">
      <h2 id="spending" className="mb-3">
        Spend per month
      </h2>
      <QueryBoundary of={spending} what="Your spending" skeleton={<Skeleton className="h-69" />}>
        {({ months }) => <SpentByMonth months={months} withIndicative={withIndicative} />}
      </QueryBoundary>
    </section>
  );
}

function SpentByMonth({
  months,
  withIndicative,
}: {
  months: readonly MonthSpending[];
  withIndicative: boolean;
}) {
  const spent_cents = months.reduce((sum, month) => sum + month.spent_cents, 0);
  const hasCurrent = months.at(-1)?.spent_cents !== 0;
  if (spent_cents === 0) return <p className="text-ui text-ink-2">No bookings in the last 12 months.</p>;
  return (
    <div className="rounded-md border border-line bg-surface p-4">
      <p className="mb-4 text-dense text-ink-2">
        <span className="num text-ink">{usd(spent_cents)}</span> in 12 months, by booking date (UTC).
        {hasCurrent && ' Outlined: current month to date.'}
        {withIndicative && ' Indicative prices are included.'}
      </p>
      <SpendingChart months={months} />
      <details className="mt-4">
        <summary className="w-fit cursor-pointer py-2 text-dense font-semibold text-brand max-sm:py-3">
          View as table
        </summary>
        <SpendingTable months={months} />
      </details>
    </div>
  );
}

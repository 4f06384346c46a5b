import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api/client.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import type { MonthSpending } from './month-names.ts';
import { SpendingSkeleton } from './overview-skeleton.tsx';
import { SpendingChart } from './spending-chart.tsx';
import { SpendingTable } from './spending-table.tsx';
import { spentText, sumsOf } from './spent-text.ts';

/** The spend of the last twelve months. */
export function Spending() {
  const spending = useQuery(api.shipments.spending.queryOptions());
  const summary = useQuery(api.shipments.summary.queryOptions());
  const withIndicative = (summary.data?.unconfirmed_cents ?? 0) > 0;
  return (
    <QueryBoundary of={spending} what="Your spending" skeleton={<SpendingSkeleton />}>
      {({ months }) => (
        <section
          aria-labelledby="spending"
          className="flex h-full flex-col rounded-md border border-line bg-surface"
        >
          <SpentByMonth months={months} withIndicative={withIndicative} />
        </section>
      )}
    </QueryBoundary>
  );
}

interface SpentByMonthProps {
  months: readonly MonthSpending[];
  withIndicative: boolean;
}

function SpentByMonth({ months, withIndicative }: SpentByMonthProps) {
  const sums = sumsOf(months);
  const current = months.at(-1);
  const [asTable, setAsTable] = useState(false);
  const currency = sums[0]?.currency ?? 'USD';
  // Bars of several currencies can't be compared.
  const hasChart = sums.length < 2;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3">
        <h2 id="spending" className="text-h3">
          Spend per month
        </h2>
        <p className="text-dense text-ink-2">
          <span className="num text-ink">{spentText(sums)}</span> booked in 12 months
        </p>
      </div>
      {sums.every(({ spent_cents }) => spent_cents === 0) ? (
        <p className="px-4 pt-2 pb-4 text-ui text-ink-2">No bookings in the last 12 months.</p>
      ) : (
        <div className="flex flex-1 flex-col px-4 pt-3 pb-2">
          {hasChart && <SpendingChart months={months} currency={currency} />}
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
            <p className="min-w-0 text-caption">
              {current && current.spent_cents > 0 && (
                <>
                  Current month to date: <span className="num">{spentText(current.by_currency)}</span>.{' '}
                </>
              )}
              {withIndicative && 'Indicative prices are included.'}
            </p>
            {hasChart && (
              <button
                type="button"
                aria-expanded={asTable}
                onClick={() => setAsTable(!asTable)}
                className="link min-h-9 text-dense font-semibold max-sm:min-h-11"
              >
                View as table
              </button>
            )}
          </div>
          {(asTable || !hasChart) && (
            <>
              <p className="mt-2 text-caption">By booking date (UTC).</p>
              <SpendingTable months={months} currency={currency} />
            </>
          )}
        </div>
      )}
    </>
  );
}

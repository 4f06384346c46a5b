import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api/client.ts';
import { usd } from '#web/shipments/amounts.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { type MonthSpending, monthName } from './month-names.ts';
import { SpendingChart } from './spending-chart.tsx';
import { SpendingTable } from './spending-table.tsx';

/** The spend of the last twelve months. */
export function Spending() {
  const spending = useQuery(api.shipments.spending.queryOptions());
  const summary = useQuery(api.shipments.summary.queryOptions());
  const withIndicative = (summary.data?.unconfirmed_cents ?? 0) > 0;
  return (
    <section aria-labelledby="spending" className="rounded-md border border-line bg-surface">
      <QueryBoundary of={spending} what="Your spending" skeleton={<Skeleton className="h-76" />}>
        {({ months }) => <SpentByMonth months={months} withIndicative={withIndicative} />}
      </QueryBoundary>
    </section>
  );
}

interface SpentByMonthProps {
  months: readonly MonthSpending[];
  withIndicative: boolean;
}

function SpentByMonth({ months, withIndicative }: SpentByMonthProps) {
  const spent_cents = months.reduce((sum, month) => sum + month.spent_cents, 0);
  const current = months.at(-1);
  const [asTable, setAsTable] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3">
        <h2 id="spending" className="text-h3">
          Spend per month
        </h2>
        <p className="text-dense text-ink-2">
          <span className="num text-ink">{usd(spent_cents)}</span> booked in 12 months
        </p>
      </div>
      {spent_cents === 0 ? (
        <p className="px-4 pt-2 pb-4 text-ui text-ink-2">No bookings in the last 12 months.</p>
      ) : (
        <div className="px-4 pt-3 pb-2">
          <SpendingChart months={months} />
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
            <p className="min-w-0 text-caption">
              {current && current.spent_cents > 0 && (
                <>
                  {monthName(current.month, 'long')} to date:{' '}
                  <span className="num">{usd(current.spent_cents)}</span>.{' '}
                </>
              )}
              {withIndicative && 'Indicative prices are included.'}
            </p>
            <button
              type="button"
              aria-expanded={asTable}
              onClick={() => setAsTable(!asTable)}
              className="link min-h-9 text-dense font-semibold max-sm:min-h-11"
            >
              View as table
            </button>
          </div>
          {asTable && (
            <>
              <p className="mt-2 text-caption">By booking date (UTC).</p>
              <SpendingTable months={months} />
            </>
          )}
        </div>
      )}
    </>
  );
}

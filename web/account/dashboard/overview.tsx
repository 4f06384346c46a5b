import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { api } from '#web/api/client.ts';
import { useMay } from '#web/people/use-may.ts';
import { useAttention, useUnread } from '#web/shell/area/use-attention.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { AttentionCounters } from './attention-counters.tsx';
import { OverviewSkeleton, PANELS, SpendingSkeleton, WaitingSkeleton } from './overview-skeleton.tsx';

const WaitingPanel = lazyWithRetry(async () => (await import('./waiting-panel.tsx')).WaitingPanel);
const Spending = lazyWithRetry(async () => (await import('./spending.tsx')).Spending);

/** What needs attention, what waits for the customer, and the spend of the year. */
export function Overview() {
  const attention = useAttention();
  const unread = useUnread({ enabled: useMay('view') });
  // Starts before the code of its panel has loaded.
  useQuery(api.shipments.spending.queryOptions({ enabled: Boolean(attention.data?.due) }));
  return (
    <QueryBoundary of={attention} what="Your overview" skeleton={<OverviewSkeleton />}>
      {(data) => {
        const waits = data.waiting.length > 0;
        return (
          <div className="flex flex-col gap-5">
            <AttentionCounters attention={data} unread={unread.data?.threads ?? 0} />
            <div className={PANELS}>
              {waits && (
                <Suspense fallback={<WaitingSkeleton />}>
                  <WaitingPanel items={data.waiting} />
                </Suspense>
              )}
              {data.due && (
                <Suspense fallback={<SpendingSkeleton />}>
                  <Spending />
                </Suspense>
              )}
            </div>
          </div>
        );
      }}
    </QueryBoundary>
  );
}

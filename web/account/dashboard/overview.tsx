import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { api } from '#web/api/client.ts';
import { useAttention } from '#web/shell/area/use-attention.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { QueryBoundary } from '#web/ui/query-boundary.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AttentionCounters, AttentionSkeleton } from './attention-counters.tsx';

const WaitingPanel = lazyWithRetry(async () => (await import('./waiting-panel.tsx')).WaitingPanel);
const Spending = lazyWithRetry(async () => (await import('./spending.tsx')).Spending);

const PANELS = 'grid gap-5 @min-[59rem]:auto-cols-fr @min-[59rem]:grid-flow-col';

/** What needs attention, what waits for the customer, and the spend of the year. Left out before the first booking. */
export function Overview() {
  const attention = useAttention();
  const summary = useQuery(api.shipments.summary.queryOptions());
  const { data: notifications } = useQuery(api.notifications.list.queryOptions());
  // Starts before the code of its panel has loaded.
  useQuery(api.shipments.spending.queryOptions({ enabled: Boolean(attention.data?.due) }));
  if (summary.data?.total === 0) return null;
  return (
    <QueryBoundary of={attention} what="What needs your attention" skeleton={<OverviewSkeleton />}>
      {(data) => {
        const waits = data.waiting.length > 0;
        return (
          <div className="flex flex-col gap-5">
            <AttentionCounters attention={data} unread={notifications?.unread ?? 0} />
            <div className={PANELS}>
              <Suspense fallback={<PanelSkeletons count={(waits ? 1 : 0) + (data.due ? 1 : 0)} />}>
                {waits && <WaitingPanel items={data.waiting} />}
                {data.due && <Spending />}
              </Suspense>
            </div>
          </div>
        );
      }}
    </QueryBoundary>
  );
}

function OverviewSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <AttentionSkeleton />
      <div className={PANELS}>
        <PanelSkeletons count={2} />
      </div>
    </div>
  );
}

function PanelSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => place).map((place) => (
    <Skeleton key={place} className="h-66" />
  ));
}

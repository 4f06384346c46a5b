import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { counted } from '#web/shipments/amounts.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { HistoryItem } from './history-item.tsx';

const PAGE = 20;

/** The history of the shipment, newest first. */
export function HistoryPanel({ trackingNumber }: { trackingNumber: string }) {
  const query = useInfiniteQuery(
    api.shipments.history.infiniteOptions({
      input: (after: string | undefined) => ({ tracking_number: trackingNumber, after, limit: PAGE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  return (
    <QueryBoundary of={query} what="The history" skeleton={<RowSkeletons height="h-18" />}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        if (entries.length === 0)
          return (
            <div className="py-2">
              <p className="text-h3">No activity yet</p>
              <p className="mt-1 text-ui text-ink-2">Changes to this shipment appear here.</p>
            </div>
          );
        return (
          <>
            <ol aria-label="History" className="divide-y divide-line border-y border-line">
              {entries.map((entry) => (
                <HistoryItem key={entry.id} entry={entry} />
              ))}
            </ol>
            <ShowMore shown={counted(entries.length, 'entry', 'entries')} of={query} />
          </>
        );
      }}
    </QueryBoundary>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';
import { ThreadRow } from '#web/messages/thread-row.tsx';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useNow } from '#web/ui/use-now.ts';

const PAGE = 25;

/** The company's conversations, one per shipment, the newest message first. */
export function CompanyMessages({ organisation_id }: { organisation_id: string }) {
  const now = useNow();
  const query = useInfiniteQuery(
    api.messages.threads.infiniteOptions({
      input: (after: string | undefined) => ({ organisation: organisation_id, after, limit: PAGE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchInterval: every(MINUTE_MS),
    }),
  );
  return (
    <QueryBoundary of={query} what="The messages" skeleton={<RowSkeletons height="h-17" />}>
      {({ pages }) => {
        const threads = pages.flatMap((page) => page.threads);
        if (threads.length === 0)
          return (
            <EmptyState title="No messages yet">
              Open one of the company’s shipments to write to its people.
            </EmptyState>
          );
        return (
          <>
            <ul
              aria-label="Conversations"
              className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface"
            >
              {threads.map((thread) => (
                <ThreadRow
                  key={thread.tracking_number}
                  thread={thread}
                  now={now}
                  to={`${paths.shipmentFile(thread.tracking_number)}#messages`}
                />
              ))}
            </ul>
            <ShowMore shown={counted(threads.length, 'conversation')} of={query} />
          </>
        );
      }}
    </QueryBoundary>
  );
}

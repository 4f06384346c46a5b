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
import { NewThread } from './new-thread.tsx';

const PAGE_SIZE = 25;

/** The company's conversations, one per shipment, the newest message first. */
export function Threads() {
  const now = useNow();
  const query = useInfiniteQuery(
    api.messages.threads.infiniteOptions({
      input: (after: string | undefined) => ({ after, limit: PAGE_SIZE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchInterval: every(MINUTE_MS),
    }),
  );
  return (
    <div className="container-area flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="text-h2">Messages</h1>
        <NewThread />
      </div>
      <section aria-label="Your messages">
        <QueryBoundary
          of={query}
          what="Your messages"
          skeleton={<RowSkeletons height="h-23 sm:h-17" columns={['w-32', 'w-1/2', 'w-16']} />}
        >
          {({ pages }) => {
            const threads = pages.flatMap((page) => page.threads);
            if (threads.length === 0) return <NoMessages />;
            return (
              <>
                <ul className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">
                  {threads.map((thread) => (
                    <ThreadRow
                      key={thread.tracking_number}
                      thread={thread}
                      now={now}
                      to={paths.messages(thread.tracking_number)}
                    />
                  ))}
                </ul>
                <ShowMore shown={counted(threads.length, 'conversation')} of={query} />
              </>
            );
          }}
        </QueryBoundary>
      </section>
    </div>
  );
}

function NoMessages() {
  return (
    <EmptyState title="No messages yet">
      Enter the tracking number of a shipment to write about it.
    </EmptyState>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';
import { ThreadRow } from '#web/messages/thread-row.tsx';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { Panel } from '../shipment-file/exceptions/panel.tsx';

const PAGE = 25;

/** The conversations that the reader has not read, the newest message first. */
export function UnreadThreads() {
  const now = useNow();
  const query = useInfiniteQuery(
    api.messages.threads.infiniteOptions({
      input: (after: string | undefined) => ({ unread: true, after, limit: PAGE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchInterval: every(MINUTE_MS),
    }),
  );
  return (
    <Panel id="messages" title="Unread messages">
      <QueryBoundary of={query} what="The messages" skeleton={<RowSkeletons height="h-17" rows={3} />}>
        {({ pages }) => {
          const threads = pages.flatMap((page) => page.threads);
          if (threads.length === 0)
            return <p className="px-4 py-3 text-ui text-ink-2">No unread messages.</p>;
          return (
            <>
              <ul aria-labelledby="messages-heading" className="divide-y divide-line">
                {threads.map((thread) => (
                  <ThreadRow
                    key={thread.tracking_number}
                    thread={thread}
                    now={now}
                    to={`${paths.shipmentFile(thread.tracking_number)}#messages`}
                  />
                ))}
              </ul>
              <div className="border-t border-line px-4 pb-4">
                <ShowMore shown={counted(threads.length, 'conversation')} of={query} />
              </div>
            </>
          );
        }}
      </QueryBoundary>
    </Panel>
  );
}

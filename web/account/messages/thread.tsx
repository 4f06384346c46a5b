import { useInfiniteQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/row-skeletons.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { MessageForm } from './message-form.tsx';
import { MessageItem } from './message-item.tsx';

const PAGE_SIZE = 50;

/** The conversation about a shipment, newest message first. Opening it marks it as read. */
export function Thread({ tracking_number }: { tracking_number: string }) {
  const now = useNow();
  const query = useInfiniteQuery(
    api.messages.list.infiniteOptions({
      input: (after: string | undefined) => ({ tracking_number, after, limit: PAGE_SIZE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchInterval: every(MINUTE_MS),
    }),
  );
  const { write: markRead } = useWrite({
    send: (_, options) => call.messages.markRead({ tracking_number }, options),
  });
  const unread = query.data?.pages[0]?.unread ?? 0;
  useEffect(() => {
    if (unread > 0) markRead();
  }, [unread, markRead]);
  if (isRefusal(query.error, 'NOT_FOUND')) return <NoSuchShipment tracking_number={tracking_number} />;
  return (
    <div className="container-area flex max-w-192 flex-col gap-5">
      <Link to={paths.messages()} className="link inline-flex min-h-6 items-center gap-2 self-start text-ui">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All messages
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1 className="text-h2">Messages about {tracking_number}</h1>
        <ButtonLink to={paths.track(tracking_number)} variant="secondary">
          Track
        </ButtonLink>
      </div>
      <MessageForm tracking_number={tracking_number} />
      <section aria-label="Messages, newest first">
        <QueryBoundary
          of={query}
          what="The messages"
          skeleton={<RowSkeletons height="h-20" columns={['w-32', 'w-1/2']} />}
        >
          {({ pages }) => {
            const messages = pages.flatMap((page) => page.messages);
            if (messages.length === 0) return <p className="text-ui text-ink-2">No messages yet.</p>;
            return (
              <>
                <ol className="flex flex-col gap-3">
                  {messages.map((message) => (
                    <MessageItem key={message.id} message={message} now={now} />
                  ))}
                </ol>
                <ShowMore
                  shown={counted(messages.length, 'message')}
                  hasMore={query.hasNextPage}
                  pending={query.isFetchingNextPage}
                  failed={query.isFetchNextPageError}
                  onMore={() => void query.fetchNextPage()}
                />
              </>
            );
          }}
        </QueryBoundary>
      </section>
    </div>
  );
}

function NoSuchShipment({ tracking_number }: { tracking_number: string }) {
  return (
    <div className="container-area">
      <h1 className="sr-only">Shipment not found</h1>
      <EmptyState
        title={`No shipment ${tracking_number}`}
        action={<ButtonLink to={paths.messages()}>All messages</ButtonLink>}
      >
        None of your shipments has this number.
      </EmptyState>
    </div>
  );
}

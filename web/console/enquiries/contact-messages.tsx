import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { counted } from '#web/shipments/amounts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { ContactMessageItem } from './contact-message-item.tsx';

const PAGE_SIZE = 20;

/** Messages from the contact form, newest first. */
export function useContactMessages() {
  return useInfiniteQuery(
    api.enquiries.list.infiniteOptions({
      input: (after: string | undefined) => ({ after, limit: PAGE_SIZE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
}

export function ContactMessages({ messages }: { messages: ReturnType<typeof useContactMessages> }) {
  const now = useNow();
  return (
    <section aria-labelledby="contact-messages">
      <h2 id="contact-messages" className="mb-4">
        Contact messages
      </h2>
      <QueryBoundary of={messages} what="The messages" skeleton={<MessagesSkeleton />}>
        {({ pages }) => {
          const enquiries = pages.flatMap((page) => page.enquiries);
          if (enquiries.length === 0)
            return (
              <EmptyState title="No messages yet">
                Messages from the contact form appear here and in the company’s mailbox.
              </EmptyState>
            );
          return (
            <>
              <ul aria-labelledby="contact-messages" className="rounded-md border border-line bg-surface">
                {enquiries.map((enquiry) => (
                  <ContactMessageItem key={enquiry.id} enquiry={enquiry} now={now} />
                ))}
              </ul>
              <ShowMore shown={counted(enquiries.length, 'message')} of={messages} />
            </>
          );
        }}
      </QueryBoundary>
    </section>
  );
}

function MessagesSkeleton() {
  return (
    <div className="rounded-md border border-line bg-surface">
      {['1', '2', '3', '4', '5', '6'].map((row) => (
        <div
          key={row}
          className="flex h-37 flex-col justify-center gap-3 border-b border-line px-4 last:border-b-0 max-sm:h-58"
        >
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-1/4" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </div>
  );
}

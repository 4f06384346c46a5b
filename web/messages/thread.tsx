import { useEffect, useState } from 'react';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { counted } from '#web/shipments/amounts.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useInView } from '#web/ui/use-in-view.ts';
import type { CorrespondenceProps } from './correspondence.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageItem } from './message-item.tsx';
import { useThread } from './use-thread.ts';

/** Messages of both sides, newest first, below the form that adds one. They are marked as read once the newest is in view. */
export function Thread({ tracking_number, forStaff = false }: CorrespondenceProps) {
  const thread = useThread(tracking_number);
  const [newest, setNewest] = useState<HTMLElement | null>(null);
  useMarkRead(tracking_number, useInView(newest) ? (thread.data?.pages[0]?.unread ?? 0) : 0);
  return (
    <section aria-labelledby="thread-heading" className="min-w-0">
      <h2 id="thread-heading" className="mb-2 text-h3">
        Messages
      </h2>
      <MessageForm tracking_number={tracking_number} forStaff={forStaff} />
      <div className="mt-5">
        <QueryBoundary of={thread} what="The messages" skeleton={<RowSkeletons height="h-18" />}>
          {({ pages }) => {
            const messages = pages.flatMap((page) => page.messages);
            if (messages.length === 0)
              return (
                <p className="text-ui text-ink-2">
                  {forStaff ? 'No messages about this shipment yet.' : 'Ask us anything about this shipment.'}
                </p>
              );
            return (
              <>
                <ol aria-label="Messages, newest first" className="divide-y divide-line border-y border-line">
                  {messages.map((message, index) => (
                    <MessageItem
                      key={message.id}
                      message={message}
                      ref={index === 0 ? setNewest : undefined}
                    />
                  ))}
                </ol>
                <ShowMore shown={counted(messages.length, 'message')} of={thread} />
              </>
            );
          }}
        </QueryBoundary>
      </div>
    </section>
  );
}

/** In the background: a failure leaves the thread unread, and the next opening tries again. */
function useMarkRead(tracking_number: string, unread: number): void {
  const { write } = useWrite({
    send: (number: string, options) => call.messages.markRead({ tracking_number: number }, options),
    onFailure: () => {},
  });
  useEffect(() => {
    if (unread > 0) void write(tracking_number);
  }, [unread, write, tracking_number]);
}

import { useInfiniteQuery } from '@tanstack/react-query';
import type { Webhook } from '#contract/webhooks.ts';
import { api } from '#web/api/client.ts';
import { counted } from '#web/shipments/amounts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { DeliveryRow } from './delivery-row.tsx';

const PAGE = 20;
/** Events are sent meanwhile. */
const REFETCH_MS = 3_000;

interface DeliveriesDialogProps {
  webhook: Webhook;
  onClose: () => void;
}

/** What was sent to a webhook and what came back, newest first. */
export function DeliveriesDialog({ webhook: { id, url }, onClose }: DeliveriesDialogProps) {
  const now = useNow();
  const query = useInfiniteQuery({
    ...api.webhooks.deliveries.infiniteOptions({
      input: (after: string | undefined) => ({ id, after, limit: PAGE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    refetchInterval: REFETCH_MS,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Deliveries"
      description={`To ${url}, for 30 days.`}
    >
      <QueryBoundary of={query} what="The deliveries" skeleton={<RowSkeletons height="h-14" />}>
        {({ pages }) => {
          const deliveries = pages.flatMap((page) => page.deliveries);
          if (deliveries.length === 0)
            return (
              <EmptyState title="Nothing has been sent yet">
                Send a test event, or wait until something happens to a shipment.
              </EmptyState>
            );
          return (
            <>
              <ul className="rounded-md border border-line">
                {deliveries.map((delivery) => (
                  <DeliveryRow key={delivery.id} delivery={delivery} now={now} />
                ))}
              </ul>
              <ShowMore
                shown={counted(deliveries.length, 'delivery', 'deliveries')}
                hasMore={query.hasNextPage}
                pending={query.isFetchingNextPage}
                failed={query.isFetchNextPageError}
                onMore={() => void query.fetchNextPage()}
              />
            </>
          );
        }}
      </QueryBoundary>
    </Dialog>
  );
}

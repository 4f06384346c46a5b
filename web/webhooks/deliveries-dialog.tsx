import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Webhook } from '#contract/webhooks.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useOnline } from '#web/ui/use-online.ts';
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
  const online = useOnline();
  const [isFailedOnly, setFailedOnly] = useState(false);
  const replay = useWrite({
    send: (_, options) => call.webhooks.replayAll({ id, from: new Date(0), to: new Date() }, options),
    onSuccess: ({ replayed }) =>
      toast({ title: replayed === 0 ? 'No failed events' : `${counted(replayed, 'event')} queued again` }),
    failureToast: { title: 'Events not queued' },
    invalidates: api.webhooks.key(),
  });
  const query = useInfiniteQuery({
    ...api.webhooks.deliveries.infiniteOptions({
      input: (after: string | undefined) => ({
        id,
        after,
        limit: PAGE,
        ...(isFailedOnly && { status: 'failed' as const }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    refetchInterval: ({ state }) => (isRefusal(state.error, 'FORBIDDEN') ? false : REFETCH_MS),
  });
  const dialog = {
    onOpenChange: (open: boolean) => !open && onClose(),
    title: 'Deliveries',
    description: `To ${url}, for 30 days.`,
  };
  if (isRefusal(query.error, 'FORBIDDEN'))
    return (
      <Dialog open {...dialog}>
        <EmptyState title="You can’t see these deliveries">{query.error.message}</EmptyState>
      </Dialog>
    );
  return (
    <Dialog open {...dialog}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <CheckboxRow
          label="Failed only"
          checked={isFailedOnly}
          onChange={({ target }) => setFailedOnly(target.checked)}
        />
        <Button
          variant="secondary"
          disabled={!online}
          pending={replay.pending}
          busyLabel="Queuing..."
          onClick={() => replay.write()}
        >
          Send failed events again
        </Button>
      </div>
      <QueryBoundary of={query} what="The deliveries" skeleton={<RowSkeletons height="h-14" />}>
        {({ pages }) => {
          const deliveries = pages.flatMap((page) => page.deliveries);
          if (deliveries.length === 0)
            return isFailedOnly ? (
              <EmptyState title="No failed deliveries" />
            ) : (
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
              <ShowMore shown={counted(deliveries.length, 'delivery', 'deliveries')} of={query} />
            </>
          );
        }}
      </QueryBoundary>
    </Dialog>
  );
}

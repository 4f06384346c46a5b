import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { PinForm } from './pin-form.tsx';
import { SharedShipmentView } from './shared-shipment-view.tsx';

const REFETCH_INTERVAL_MS = 30_000;

/** What a share link shows, refreshed while the page is open. */
export function ShareLinkScreen({ token }: { token: string }) {
  const shared = useQuery({
    ...api.shareLinks.find.queryOptions({ input: { token } }),
    refetchInterval: every(REFETCH_INTERVAL_MS),
  });
  const { data, error } = shared;
  return (
    <div
      data-print="sheet"
      className="container-site flex flex-col gap-5 pt-4 pb-12 sm:gap-6 sm:pt-8 sm:pb-16 print:gap-5 print:p-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1>Shared shipment</h1>
        {data && !isRefused(error) && (
          <p className="text-caption">
            This link works until <Moment at={data.expires_at} />.
          </p>
        )}
      </div>
      {isRefusal(error, 'NOT_FOUND') ? (
        <EmptyState title="This link no longer works">
          It was revoked, or it has expired. Ask the sender for a new one.
        </EmptyState>
      ) : isRefusal(error, 'PIN_REQUIRED') ? (
        <PinForm token={token} onOpened={() => void shared.refetch()} />
      ) : (
        <QueryBoundary of={shared} what="The shipment" skeleton={<ShipmentSkeleton />}>
          {(shipment) => <SharedShipmentView token={token} shared={shipment} />}
        </QueryBoundary>
      )}
    </div>
  );
}

/** Data from before a refusal must not stay on the screen. */
function isRefused(error: unknown): boolean {
  return isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'PIN_REQUIRED');
}

function ShipmentSkeleton() {
  return (
    <div className="flex flex-col gap-5 sm:gap-6">
      <Skeleton className="h-52 rounded-lg" />
      <Skeleton className="h-20" />
      <Skeleton className="h-[29.75rem] rounded-lg" />
    </div>
  );
}

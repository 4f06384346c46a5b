import { Suspense } from 'react';
import type { SharedShipment } from '#contract/share-links.ts';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { Arrival, Journey } from '#web/tracking/delivery.tsx';
import { Timeline } from '#web/tracking/timeline.tsx';
import { TimeTooltips } from '#web/tracking/tooltips/time-tooltips.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { SharedDocuments } from './shared-documents.tsx';

const SharedJourney = lazyWithRetry(async () => (await import('./shared-journey.tsx')).SharedJourney);

interface SharedShipmentViewProps {
  token: string;
  shared: SharedShipment;
}

/** The parts of a shipment that a link shows. */
export function SharedShipmentView({ token, shared }: SharedShipmentViewProps) {
  const { tracking_number, status, events, waypoints, documents } = shared;
  return (
    <div className="flex flex-col gap-5 sm:gap-6">
      <Card>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <StatusBadge status={status} />
          {tracking_number && (
            <span className="-my-2 inline-flex items-center">
              <span className="code mr-0.5">{tracking_number}</span>
              <CopyButton text={tracking_number} label="tracking number" />
            </span>
          )}
        </div>
        <Arrival shipment={{ ...shared, events: endingEvents(shared) }} />
        <Journey shipment={shared} />
      </Card>
      <TimeTooltips>
        {events && <Timeline shipment={{ status, events }} />}
        {(waypoints || events) && (
          <Suspense fallback={<Skeleton className="h-[29.75rem] rounded-lg sm:h-[34.875rem]" />}>
            <SharedJourney token={token} shared={shared} />
          </Suspense>
        )}
      </TimeTooltips>
      {documents && <SharedDocuments token={token} documents={documents} />}
    </div>
  );
}

/** Without events, the delivery is known by its day. */
function endingEvents({ events, status, estimated_delivery_date }: SharedShipment) {
  if (events) return events;
  return status === 'delivered' && estimated_delivery_date
    ? [{ status, occurred_at: estimated_delivery_date }]
    : [];
}

import { Suspense } from 'react';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { useSession } from '#web/people/session.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { EventHistory } from './event-history.tsx';
import { ConnectionLine } from './live/connection-line.tsx';
import { LiveLocationCard } from './live/live-location-card.tsx';
import { PositionAnnouncement } from './live/position-announcement.tsx';
import { useLiveShipment } from './live/use-live-shipment.ts';
import { HoldBanner } from './milestones/hold-banner.tsx';
import { TrackedJourney } from './milestones/tracked-journey.tsx';
import { PrintChart } from './print/print-chart.tsx';
import { RouteStops } from './route/route-stops.tsx';
import { TrackingMap } from './route/tracking-map.tsx';
import { useTrackedRoute } from './route/use-route-view.ts';

const ExceptionSection = lazyWithRetry(
  async () => (await import('./exceptions/exception-section.tsx')).ExceptionSection,
);
const PrivateDetails = lazyWithRetry(
  async () => (await import('./private/private-details.tsx')).PrivateDetails,
);

const twoColumns = 'grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21.25rem]';

/** Map, milestones, containers, stops and events of a shipment. */
export function JourneyDetails({ shipment }: { shipment: TrackedShipment }) {
  const { live, events, waypoints } = shipment;
  const connection = useLiveShipment(shipment);
  const route = useTrackedRoute(shipment);
  const { person } = useSession();
  const hasRoute = waypoints.length > 0 || live !== null;
  return (
    <>
      <ConnectionLine connection={connection} />
      <HoldBanner equipment={shipment.equipment} />
      {person && (
        <Suspense>
          <ExceptionSection tracking_number={shipment.tracking_number} />
        </Suspense>
      )}
      {hasRoute && (
        <div data-print="none" className={live ? `${twoColumns} lg:items-stretch` : 'grid'}>
          <TrackingMap shipment={shipment} route={route} />
          {live && <LiveLocationCard live={live} shipment={shipment} connection={connection.state.status} />}
        </div>
      )}
      <PrintChart shipment={shipment} route={route} />
      {live && <PositionAnnouncement live={live} />}
      <TrackedJourney shipment={shipment} />
      <div className={waypoints.length > 0 && events.length > 0 ? twoColumns : 'grid'}>
        {events.length > 0 && <EventHistory events={events} />}
        {waypoints.length > 0 && <RouteStops waypoints={waypoints} legs={shipment.legs} />}
      </div>
      {person && (
        <Suspense>
          <PrivateDetails shipment={shipment} role={person.role} />
        </Suspense>
      )}
    </>
  );
}

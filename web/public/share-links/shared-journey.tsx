import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SharedShipment } from '#contract/share-links.ts';
import { api } from '#web/api/client.ts';
import { EventHistory } from '#web/tracking/event-history.tsx';
import { LiveLocationCard } from '#web/tracking/live/live-location-card.tsx';
import { TrackedJourney } from '#web/tracking/milestones/tracked-journey.tsx';
import { RouteStops } from '#web/tracking/route/route-stops.tsx';
import { TrackingMap } from '#web/tracking/route/tracking-map.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useOnline } from '#web/ui/use-online.ts';

interface SharedJourneyProps {
  token: string;
  shared: SharedShipment;
}

const twoColumns = 'grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21.25rem]';

/** Map, events and stops, as far as the link shows them. */
export function SharedJourney({ token, shared }: SharedJourneyProps) {
  const { events, waypoints, legs, milestones, equipment, estimate_history } = shared;
  return (
    <>
      {waypoints && <SharedMap token={token} shared={{ ...shared, waypoints }} />}
      {legs && milestones && estimate_history && (
        <TrackedJourney
          shipment={{ ...shared, legs, milestones, estimate_history, equipment: equipment ?? [] }}
        />
      )}
      <div className={waypoints?.length && events ? twoColumns : 'grid'}>
        {events &&
          (events.length > 0 ? (
            <EventHistory events={events} />
          ) : (
            <EmptyState title="No events yet">They appear here once the shipment moves.</EmptyState>
          ))}
        {waypoints && waypoints.length > 0 && <RouteStops waypoints={waypoints} {...(legs && { legs })} />}
      </div>
    </>
  );
}

interface SharedMapProps {
  token: string;
  shared: SharedShipment & { waypoints: NonNullable<SharedShipment['waypoints']> };
}

function SharedMap({ token, shared }: SharedMapProps) {
  const online = useOnline();
  const route = useQuery({
    ...api.shareLinks.route.queryOptions({ input: { token } }),
    // The line follows the stops.
    queryKey: [
      ...api.shareLinks.route.queryKey({ input: { token } }),
      shared.waypoints.map(({ latitude, longitude }) => [latitude, longitude]),
    ],
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { status, waypoints, live, events } = shared;
  const shipment = useMemo(
    () => ({ status, waypoints, live, events: events ?? [] }),
    [status, waypoints, live, events],
  );
  if (waypoints.length === 0 && !live)
    return <EmptyState title="No route yet">The map appears here once the route is planned.</EmptyState>;
  return (
    <div data-print="none" className={live ? `${twoColumns} lg:items-stretch` : 'grid'}>
      <TrackingMap shipment={shipment} route={route} />
      {live && (
        <LiveLocationCard live={live} shipment={shared} connection={online ? 'connected' : 'reconnecting'} />
      )}
    </div>
  );
}

import { NOT_FOR_NAVIGATION, PLACES_CREDIT, WORLD_CREDIT } from '#web/map/map-credits.ts';
import type { RouteView } from '#web/map/map-provider.ts';
import { FittedRouteChart } from '#web/static-map/fitted-route-chart.tsx';

/** The static map that is part of the page; it stays if no live map works. */
export function StaticRouteChart({ view }: { view: RouteView }) {
  return (
    <>
      <FittedRouteChart
        className="absolute inset-0"
        legs={view.legs}
        stops={view.stops}
        live={view.live}
        replay={view.replay}
        travelledKm={view.travelled_km}
      />
      <p className="absolute right-0 bottom-0 bg-surface px-1.5 text-caption">
        {[WORLD_CREDIT, PLACES_CREDIT, NOT_FOR_NAVIGATION].join(' | ')}
      </p>
    </>
  );
}

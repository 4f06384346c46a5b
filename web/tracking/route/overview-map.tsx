import { boundsOf, containsBounds } from '#web/map/map-camera.ts';
import type { RouteView, Viewport } from '#web/map/map-provider.ts';
import { RouteChart } from '#web/static-map/route-chart.tsx';

const inset = { width: 180, height: 100, padding: 14 };

/** Marks the visible part of a moved or zoomed map on the whole route. */
export function OverviewMap({ view, seen }: { view: RouteView; seen: Viewport }) {
  if (showsWholeRoute(view, seen)) return null;
  return (
    <div className="overview-map pointer-events-none absolute bottom-3 left-3 h-[100px] w-[180px] overflow-hidden rounded-sm border border-line-strong max-sm:top-17 max-sm:bottom-auto max-sm:h-[67px] max-sm:w-[120px]">
      <RouteChart
        {...inset}
        legs={view.legs}
        stops={endsOf(view.stops)}
        live={view.live}
        replay={view.replay}
        seen={seen}
        travelledKm={view.travelled_km}
        withLabels={false}
      />
    </div>
  );
}

/** Also true without a route. */
export function showsWholeRoute({ legs }: Pick<RouteView, 'legs'>, seen: Viewport): boolean {
  const bounds = boundsOf(legs.flatMap(({ geometry }) => geometry));
  return bounds === null || containsBounds(seen, bounds);
}

function endsOf(stops: RouteView['stops']): RouteView['stops'] {
  return stops.filter((_, index) => index === 0 || index === stops.length - 1);
}

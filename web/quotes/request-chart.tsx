import type { ChartStop } from '#web/static-map/chart-layout.ts';
import { FittedRouteChart } from '#web/static-map/fitted-route-chart.tsx';
import { nearestTurn } from '#web/static-map/route-projection.ts';

/** Origin and destination on the chart, connected the shorter way round. Decorative: the text is below. */
export function RequestChart({ stops }: { stops: readonly ChartStop[] }) {
  const [origin, destination] = stops;
  const ends =
    origin && destination
      ? [
          origin,
          {
            ...destination,
            longitude: nearestTurn(destination.longitude, [[origin.longitude, origin.latitude]]),
          },
        ]
      : stops;
  return <FittedRouteChart legs={[]} stops={ends} padding={36} className="h-full" />;
}

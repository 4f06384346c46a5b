import { type MouseEvent, useRef } from 'react';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import type { Point } from '#domain/places/place.ts';
import { NOT_FOR_NAVIGATION } from '#web/map/map-credits.ts';
import { FittedRouteChart } from '#web/static-map/fitted-route-chart.tsx';
import { useLiveShipment } from '#web/tracking/live/use-live-shipment.ts';
import { useRouteView, useTrackedRoute } from '#web/tracking/route/use-route-view.ts';
import { useTrackedShipment } from '#web/tracking/use-tracked-shipment.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { CHART_PADDING, pointAt } from './chart-point.ts';

interface ShipmentChartProps {
  trackingNumber: string;
  /** The position being set, drawn as a ring. */
  placed: Point | null;
  /** A click on the map gives its coordinates. */
  onPoint: ((point: Point) => void) | null;
}

const HEIGHT = 'h-44 lg:h-72';

/** The small map: the route, its stops and the current position. */
export function ShipmentChart({ trackingNumber, ...rest }: ShipmentChartProps) {
  const { data, isError, refetch, isFetching } = useTrackedShipment(trackingNumber);
  if (data) return <DrawnChart shipment={data} {...rest} />;
  if (!isError) return <Skeleton className={`${HEIGHT} rounded-md`} />;
  return (
    <div
      className={`${HEIGHT} flex flex-col items-start justify-center gap-3 rounded-md border border-line p-4`}
    >
      <p className="text-dense">We couldn’t draw the map.</p>
      <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
        Retry
      </Button>
    </div>
  );
}

function DrawnChart({
  shipment,
  placed,
  onPoint,
}: Omit<ShipmentChartProps, 'trackingNumber'> & { shipment: TrackedShipment }) {
  useLiveShipment(shipment);
  const { view, ready } = useRouteView(shipment, useTrackedRoute(shipment), 'map');
  const box = useRef<HTMLDivElement>(null);
  const press = ({ nativeEvent }: MouseEvent<HTMLButtonElement>) => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
    const at = pointAt(view, { width, height, x: nativeEvent.offsetX, y: nativeEvent.offsetY });
    if (at) onPoint?.(at);
  };
  // Without the line, the ends could be drawn on the wrong side of 180°.
  if (!ready) return <Skeleton className={`${HEIGHT} mb-5.5 rounded-md`} />;
  return (
    <figure>
      <div
        ref={box}
        className={`${HEIGHT} relative overflow-hidden rounded-md outline outline-1 outline-line`}
      >
        <FittedRouteChart
          className="absolute inset-0"
          legs={view.legs}
          stops={view.stops}
          live={view.live}
          travelledKm={view.travelled_km}
          replay={placed}
          padding={CHART_PADDING}
        />
        {onPoint && (
          // Keyboard users enter the coordinates in the fields beside it.
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            data-chart-press=""
            onClick={press}
            className="absolute inset-0 cursor-crosshair"
          />
        )}
      </div>
      <figcaption className="mt-1 text-caption">
        {onPoint ? 'Click the map to set coordinates.' : `${NOT_FOR_NAVIGATION}.`}
      </figcaption>
    </figure>
  );
}

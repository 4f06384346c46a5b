import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { TrackedShipment } from '#contract/tracking.ts';
import { api } from '#web/api/client.ts';
import { RouteChart } from '#web/chart/route-chart.tsx';
import type { Ground, MapSettings, RouteView } from '#web/map/map-provider.ts';
import { useRouteMap } from '#web/map/use-route-map.ts';
import { classNames } from '#web/ui/class-names.ts';
import { GroundSwitch } from './ground-switch.tsx';
import { StaticRouteChart } from './static-route-chart.tsx';
import { useNearView } from './use-near-view.ts';
import { useRouteView } from './use-route-view.ts';

const ownGrounds: MapSettings = { style_url: null, satellite_tile_url: null };
const inset = { width: 180, height: 100, padding: 14 };

/** The static chart is painted with the page; the live map takes its place when it has been drawn. */
export function TrackingMap({ shipment }: { shipment: TrackedShipment }) {
  const [ground, setGround] = useState<Ground>('map');
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const { view, ready } = useRouteView(shipment, ground);
  const near = useNearView(frame);
  const settings = useMapSettings();
  const state = useRouteMap(canvas, view, ready && near ? settings : null);
  return (
    <section aria-labelledby="map-heading" className="lg:h-full">
      <h2 id="map-heading" className="sr-only">
        Map
      </h2>
      <div
        ref={frame}
        className="relative h-[300px] overflow-hidden rounded-lg border border-line bg-surface sm:h-[430px] lg:h-full lg:min-h-[430px]"
      >
        {state !== 'drawn' && <StaticRouteChart view={view} unavailable={state === 'unavailable'} />}
        <div ref={canvas} className={classNames('absolute! inset-0', state !== 'drawn' && 'invisible')} />
        {state === 'drawn' && (
          <>
            <GroundSwitch ground={ground} onChange={setGround} />
            <WholeRoute view={view} />
          </>
        )}
      </div>
    </section>
  );
}

function useMapSettings(): MapSettings | null {
  const { data, isPending } = useQuery({
    ...api.tracking.mapSettings.queryOptions(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isPending ? null : (data ?? ownGrounds);
}

/** At its lowest zoom the map cannot hold an ocean: the whole route stays in sight here. */
function WholeRoute({ view }: { view: RouteView }) {
  return (
    <div className="pointer-events-none absolute bottom-3 left-3 h-[100px] w-[180px] overflow-hidden rounded-sm border border-line-strong max-sm:bottom-14 max-sm:h-[67px] max-sm:w-[120px]">
      <RouteChart
        {...inset}
        legs={view.legs}
        stops={endsOf(view.stops)}
        live={view.live}
        travelledKm={view.travelled_km}
        withLabels={false}
      />
    </div>
  );
}

function endsOf(stops: RouteView['stops']): RouteView['stops'] {
  return stops.filter((_, index) => index === 0 || index === stops.length - 1);
}

import { Suspense, useRef, useState } from 'react';
import { containsPlace } from '#web/map/map-camera.ts';
import type { Ground, Viewport } from '#web/map/map-provider.ts';
import { useMapSettings } from '#web/map/use-map-settings.ts';
import { useRouteMap } from '#web/map/use-route-map.ts';
import { classNames } from '#web/ui/class-names.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { liveVehicle, useIsSilent } from '../live-vehicle.ts';
import { ReplayOutline, ReplayPanel } from '../replay/replay-panel.tsx';
import { useReplay } from '../replay/use-replay.ts';
import { GroundSwitch } from './ground-switch.tsx';
import { MapNotice } from './map-notice.tsx';
import { OverviewMap, showsWholeRoute } from './overview-map.tsx';
import { StaticRouteChart } from './static-route-chart.tsx';
import { useNearView } from './use-near-view.ts';
import { type MappedShipment, type RouteLine, useRouteView } from './use-route-view.ts';
import { ViewSwitch } from './view-switch.tsx';

const ReplayBar = lazyWithRetry(async () => (await import('../replay/replay-bar.tsx')).ReplayBar);

/** Shows the static map first, and the live map once it is drawn. */
export function TrackingMap({ shipment, route }: { shipment: MappedShipment; route: RouteLine }) {
  const [ground, setGround] = useState<Ground>('map');
  const [seen, setSeen] = useState<Viewport | null>(null);
  const [zoomed, setZoomed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const { view, ready } = useRouteView(shipment, route, ground);
  const { replay, clock, state: replayState, moving } = useReplay(shipment, view.legs);
  const near = useNearView(frame);
  const settings = useMapSettings();
  const { state, showWholeRoute, zoomToVessel, ...trouble } = useRouteMap(
    canvas,
    view,
    ready && near ? settings : null,
    moving,
    setSeen,
  );
  const live = liveVehicle(shipment);
  const silent = useIsSilent(shipment);
  const replayable = shipment.status !== 'cancelled' && (replay !== null || !ready);
  const drawn = state === 'drawn';
  const hasSpeed = zoomed || !live || state === 'unavailable';
  const shown = { ...view, replay: moving.place };
  const viewOf = (part: Viewport) => {
    if (showsWholeRoute(view, part)) return 'route';
    return zoomed && live && containsPlace(part, live) ? 'vessel' : null;
  };
  return (
    <section
      aria-labelledby="map-heading"
      className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface lg:h-full"
    >
      <h2 id="map-heading" className="sr-only">
        Map
      </h2>
      <div className="relative flex flex-1 flex-col">
        <div
          ref={frame}
          className="relative h-[330px] overflow-hidden sm:h-[430px] lg:h-auto lg:min-h-[430px] lg:flex-1"
        >
          {!drawn && <StaticRouteChart view={shown} />}
          <div ref={canvas} className={classNames('absolute! inset-0', !drawn && 'invisible')} />
          {drawn && (
            <div className="absolute top-3 left-3">
              <GroundSwitch ground={ground} onChange={setGround} />
            </div>
          )}
          {drawn && seen && (
            <>
              <OverviewMap view={shown} seen={seen} />
              <ViewSwitch
                shown={viewOf(seen)}
                hasVessel={live !== null}
                onWholeRoute={() => {
                  setZoomed(false);
                  showWholeRoute();
                }}
                onVessel={() => {
                  setZoomed(true);
                  zoomToVessel();
                }}
              />
            </>
          )}
          <MapNotice unavailable={state === 'unavailable'} {...trouble} />
        </div>
      </div>
      {replayable && (
        <ReplayPanel live={replayState.progress === null ? live : null} silent={silent} hasSpeed={hasSpeed}>
          {state !== 'waiting' && replay ? (
            <Suspense fallback={<ReplayOutline />}>
              <ReplayBar
                replay={replay}
                clock={clock}
                state={replayState}
                live={live !== null}
                hasSpeed={hasSpeed}
              />
            </Suspense>
          ) : (
            <ReplayOutline />
          )}
        </ReplayPanel>
      )}
    </section>
  );
}

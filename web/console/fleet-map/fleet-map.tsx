import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Lane } from '#web/static-map/lane.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useAvailableHeight } from '#web/ui/data-grid/use-available-height.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import type { FleetView } from '../shipments/table/fleet-view.ts';
import { FULL_MAP, LIST_BESIDE, MAP_FRAME } from './fleet-map-frame.ts';
import { FleetMapOutline } from './fleet-map-outline.tsx';
import { FleetSummary } from './fleet-summary.tsx';
import { InViewList } from './in-view-list.tsx';
import { MapLegend } from './map-legend.tsx';
import { everyPlace, type PlacesInView } from './places-in-view.ts';
import { StaticFleetChart } from './static-fleet-chart.tsx';
import { type FleetMapState, useFleetMap } from './use-fleet-map.ts';
import { useSnapshot } from './use-snapshot.ts';
import { useVehicles } from './use-vehicles.ts';
import { VehicleCard } from './vehicle-card.tsx';

interface FleetMapProps {
  view: FleetView;
  /** Whether the map is shown beside the table. */
  beside: boolean;
  onOpen: (tracking_number: string) => void;
  onClear: () => void;
  /** The shipment pointed at in the table. */
  pointed?: string | null;
  /** The vehicle pointed at on the map, or null. */
  onPoint?: (tracking_number: string | null) => void;
}

/** A map of a view's active shipments. The list or table beside it is the accessible equivalent. */
export function FleetMap(props: FleetMapProps) {
  const fleet = useVehicles(props.view);
  return (
    <section aria-label="Map of the fleet" className="min-w-0">
      <QueryBoundary
        of={fleet.query}
        what="The fleet’s positions"
        skeleton={<FleetMapOutline beside={props.beside} />}
      >
        {() => <DrawnFleet {...props} {...fleet} />}
      </QueryBoundary>
    </section>
  );
}

type DrawnFleetProps = FleetMapProps & ReturnType<typeof useVehicles>;

function DrawnFleet({
  beside,
  onOpen,
  onClear,
  pointed = null,
  onPoint,
  vehicles,
  total,
  query,
  filter,
}: DrawnFleetProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const [card] = useState(() => document.createElement('div'));
  const [box, room] = useAvailableHeight<HTMLDivElement>();
  /** Null until the drawn map has reported it. */
  const [inView, setInView] = useState<PlacesInView | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  const map = useFleetMap(canvas, card, vehicles, filter, {
    onPlaces: setInView,
    onPoint: (tracking_number) => {
      mark(tracking_number);
      onPoint?.(tracking_number);
    },
    onOpen,
  });
  const mark = (tracking_number: string | null) => {
    setMarked(tracking_number);
    map.mark(tracking_number);
  };
  const markPointed = useEffectEvent(mark);
  useEffect(() => markPointed(pointed), [pointed]);
  const drawn = map.state === 'drawn';
  const snapshot = useSnapshot(vehicles, drawn && inView !== null);
  const shown = (drawn && inView) || everyPlace(snapshot);
  const vehicle = marked ? vehicles.find(marked) : undefined;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the card, wherever the focus is
    <div
      className="flex flex-col gap-2"
      onKeyDown={({ key }) => {
        if (key === 'Escape') mark(null);
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <FleetSummary inView={shown} total={total} />
        <MapLegend />
      </div>
      <div
        ref={box}
        style={{ '--room': `${room}px` } as CSSProperties}
        className={beside ? FULL_MAP : LIST_BESIDE}
      >
        <div className={classNames(MAP_FRAME, 'border border-line bg-surface')}>
          {!drawn && <StaticFleetChart vehicles={snapshot} />}
          <div
            ref={canvas}
            inert={!drawn}
            className={classNames('absolute! inset-0', !drawn && 'opacity-0')}
          />
          <div role="status" className="absolute inset-x-3 bottom-8 z-10 max-w-md empty:hidden">
            <MapNotice state={map.state} />
          </div>
          {query.data?.length === 0 && (
            <EmptyState
              className="absolute top-4 left-4 z-10"
              title="No active shipments found"
              drawing={<Lane progress={0} live={false} className="w-40" />}
              action={
                <Button variant="secondary" onClick={onClear}>
                  Clear filters
                </Button>
              }
            >
              Delivered and cancelled shipments aren’t on the map.
            </EmptyState>
          )}
        </div>
        {!beside && (
          <InViewList
            inView={shown}
            onMark={mark}
            onOpen={onOpen}
            onEnter={map.enter}
            className="max-lg:max-h-96"
          />
        )}
      </div>
      {vehicle && createPortal(<VehicleCard vehicle={vehicle} />, card)}
    </div>
  );
}

const NOTICES = {
  retrying: ['Loading the map again...', 'The live map could not be loaded.'],
  unloaded: ['Map unavailable', 'The live map could not be loaded. Reload the page to try again.'],
  unavailable: ['Map unavailable', 'This browser can’t show the live map.'],
} as const;

/** Why the live map is not shown. */
function MapNotice({ state }: { state: FleetMapState['state'] }) {
  if (state === 'waiting' || state === 'drawn') return null;
  const [title, reason] = NOTICES[state];
  return (
    <div className="rounded-md border border-line bg-surface p-3">
      <p className="text-ui font-semibold">{title}</p>
      <p className="text-dense text-ink-2">
        {reason} The static map and the list still show the whole fleet.
      </p>
    </div>
  );
}

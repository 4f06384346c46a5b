import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { ClusterRow, VehicleRow } from './in-view-rows.tsx';
import type { Cluster, PlacesInView } from './places-in-view.ts';

const MAX_ROWS = 50;

interface InViewListProps {
  inView: PlacesInView;
  onMark: (tracking_number: string | null) => void;
  onOpen: (tracking_number: string) => void;
  /** Zooms in until the cluster splits. */
  onEnter: (cluster: Cluster) => void;
  className?: string;
}

/** The vehicles in view as a list, the map's accessible equivalent. Roving tabindex with arrow keys. */
export function InViewList({ inView: { places }, onMark, onOpen, onEnter, className }: InViewListProps) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<HTMLElement | null>(null);
  const [at, setAt] = useState(0);
  const shown = places.slice(0, MAX_ROWS);
  const current = Math.min(at, shown.length - 1);
  const rows = () => [...(list.current?.querySelectorAll('button') ?? [])];

  // If the focused row leaves the view, focus moves to the row that takes its position.
  useLayoutEffect(() => {
    if (focused.current && !focused.current.isConnected) rows()[current]?.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    rows()[Math.max(0, Math.min(next, shown.length - 1))]?.focus();
  };
  const rowOf = (index: number, tracking_number: string | null) => ({
    tabIndex: index === current ? 0 : -1,
    onFocus: (event: { currentTarget: HTMLElement }) => {
      focused.current = event.currentTarget;
      setAt(index);
      onMark(tracking_number);
    },
    onBlur: (event: { currentTarget: HTMLElement }) => {
      if (!event.currentTarget.isConnected) return;
      focused.current = null;
      onMark(null);
    },
    onMouseEnter: () => onMark(tracking_number),
    onMouseLeave: () => onMark(null),
  });

  return (
    <section
      aria-labelledby="in-view"
      className={classNames(
        'flex min-h-0 flex-col overflow-hidden rounded-md border border-line bg-surface',
        className,
      )}
    >
      <h2 id="in-view" className="border-b border-line bg-sunken px-3 py-1.5 text-dense font-semibold">
        In view
      </h2>
      <ul
        ref={list}
        aria-labelledby="in-view"
        onKeyDown={onKeyDown}
        className="relative min-h-0 flex-1 divide-y divide-line overflow-y-auto"
      >
        {shown.map((place, index) => {
          if (place.cluster)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: clusters are recomputed on each move
              <li key={`cluster ${index}`}>
                <ClusterRow
                  cluster={place.cluster}
                  row={rowOf(index, null)}
                  onEnter={() => onEnter(place.cluster)}
                />
              </li>
            );
          const { vehicle } = place;
          return (
            <li key={vehicle.tracking_number}>
              <VehicleRow
                vehicle={vehicle}
                row={rowOf(index, vehicle.tracking_number)}
                onOpen={() => onOpen(vehicle.tracking_number)}
              />
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && <p className="flex-1 px-3 pb-4 text-dense text-ink-2">No vehicles here.</p>}
      {places.length > MAX_ROWS && (
        <p className="border-t border-line px-3 py-1.5 text-caption">
          {(places.length - MAX_ROWS).toLocaleString('en-US')} more. Zoom in or filter.
        </p>
      )}
    </section>
  );
}

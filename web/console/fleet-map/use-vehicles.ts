import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { FleetPosition } from '#contract/fleet.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { api } from '#web/api/client.ts';
import { useLive } from '#web/api/live.ts';
import { filterInput } from '../shipments/table/fleet-input.ts';
import type { FleetView } from '../shipments/table/fleet-view.ts';
import { type Move, Vehicles } from './vehicles.ts';

/** Minimum interval between refetches. Only the server knows which shipments match the filter after a change. */
const REFETCH_INTERVAL_MS = 10_000;

/** A view's active shipments and their positions, updated live without re-rendering. */
export function useVehicles(view: FleetView) {
  const [vehicles] = useState(() => new Vehicles());
  const input = useMemo(() => filterInput(view, new Date()), [view]);
  const query = useQuery({
    ...api.fleet.positions.queryOptions({ input, placeholderData: keepPreviousData }),
    structuralSharing: false,
  });
  const { data, isPlaceholderData, refetch } = query;
  // Before the effect that fits the vehicles of a new filter into view.
  useLayoutEffect(() => {
    if (data) vehicles.read(data);
  }, [data, vehicles]);
  const total = useSyncExternalStore(vehicles.onChange, () => vehicles.size);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const scheduleRefetch = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void refetch();
    }, REFETCH_INTERVAL_MS);
  };

  useLive(
    'fleet',
    ({ event, data: message }) => {
      if (event === 'moved') vehicles.move((message as { positions: Move[] }).positions);
      if (event !== 'changed') return;
      const { tracking_number, status } = message as Pick<FleetPosition, 'tracking_number' | 'status'>;
      const known = vehicles.find(tracking_number) !== undefined;
      vehicles.changeStatus(tracking_number, status);
      if (known ? view.status.length > 0 : isActive(status)) scheduleRefetch();
    },
    () => {
      if (data) void refetch();
    },
  );
  /** Identifies the filter of the loaded vehicles. Null until they are loaded. */
  const filter = isPlaceholderData || !data ? null : JSON.stringify(input);
  /** Offline, only the previous filter's vehicles are available. */
  const isAwaited = isPlaceholderData && query.fetchStatus === 'paused';
  return { vehicles, total, query: isAwaited ? { ...query, data: undefined } : query, filter };
}

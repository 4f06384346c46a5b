import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FleetPosition } from '#contract/fleet.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { api } from '#web/api/client.ts';
import { useLive } from '#web/api/live.ts';
import { filterInput } from '../shipments/fleet-input.ts';
import type { FleetView } from '../shipments/fleet-view.ts';
import { type Move, Vehicles } from './vehicles.ts';

/** All positions are read again at most this often for what a page cannot tell: who belongs to the filter. */
const READ_AGAIN_MS = 10_000;

/** The active shipments of a view and where they are, kept up to date without drawing anything. */
export function useVehicles(view: FleetView) {
  const [vehicles] = useState(() => new Vehicles());
  const input = useMemo(() => filterInput(view, new Date()), [view]);
  const reading = useQuery({
    ...api.fleet.positions.queryOptions({ input, placeholderData: keepPreviousData }),
    structuralSharing: false,
  });
  const { data, isPlaceholderData, refetch } = reading;
  useEffect(() => {
    if (data) vehicles.read(data);
  }, [data, vehicles]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const readAgainLater = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void refetch();
    }, READ_AGAIN_MS);
  };

  useLive(
    'fleet',
    ({ event, data: message }) => {
      if (event === 'moved') vehicles.move((message as { positions: Move[] }).positions);
      if (event !== 'changed') return;
      const { tracking_number, status } = message as Pick<FleetPosition, 'tracking_number' | 'status'>;
      const known = vehicles.find(tracking_number) !== undefined;
      vehicles.changeStatus(tracking_number, status);
      if (known ? view.status.length > 0 : isActive(status)) readAgainLater();
    },
    () => {
      if (data) void refetch();
    },
  );
  /** Changes when the vehicles are those of another filter. */
  const filter = isPlaceholderData || !data ? null : JSON.stringify(input);
  /** Without a network only the vehicles of another filter are there. */
  const isAwaited = isPlaceholderData && reading.fetchStatus === 'paused';
  return { vehicles, reading: isAwaited ? { ...reading, data: undefined } : reading, filter };
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type FleetView, readFleetView, writeFleetView } from './fleet-view.ts';

/** Pushes a history entry by default, so that Back undoes the change; typing uses `replace`. */
export type ChangeView = (change: Partial<FleetView>, how?: { replace: boolean }) => void;

/**
 * The view, stored in the URL. Changes render immediately; the router updates later, and the next change must start
 * from the latest one.
 */
export function useFleetView() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [current, setCurrent] = useState(search);
  const latest = useRef(search);
  const view = useMemo(() => readFleetView(new URLSearchParams(current)), [current]);

  const update = useCallback((next: string) => {
    latest.current = next;
    setCurrent(next);
  }, []);
  // The router may still render an earlier URL, but window.location is always current.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search means a new URL
  useEffect(() => update(window.location.search), [update, search]);

  const go = useCallback(
    (next: string, replace: boolean) => {
      update(next);
      void navigate({ search: next }, { replace, preventScrollReset: true });
    },
    [update, navigate],
  );
  const change = useCallback<ChangeView>(
    (change, { replace } = { replace: false }) => {
      const parameters = new URLSearchParams(latest.current);
      go(writeFleetView({ ...readFleetView(parameters), ...change }, parameters), replace);
    },
    [go],
  );
  /** Opens a shipment's dialog. */
  const openShipment = useCallback(
    (tracking_number: string) => {
      const parameters = new URLSearchParams(latest.current);
      parameters.set('shipment', tracking_number);
      go(`?${parameters.toString().replaceAll('%2C', ',')}`, false);
    },
    [go],
  );
  return { view, change, openShipment };
}

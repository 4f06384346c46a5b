import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type FleetView, readFleetView, writeFleetView } from './fleet-view.ts';

/** A step that Back undoes for each choice; typing changes the address in its place. */
export type ChangeView = (change: Partial<FleetView>, how?: { replace: boolean }) => void;

/**
 * The view stands in the address. A choice shows at once: the address follows a moment later, and the next
 * choice must not be made from the one before it.
 */
export function useFleetView() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(search);
  const latest = useRef(search);
  const view = useMemo(() => readFleetView(new URLSearchParams(asked)), [asked]);

  const ask = useCallback((wanted: string) => {
    latest.current = wanted;
    setAsked(wanted);
  }, []);
  // The router may be drawing the step before the last one; the address itself is never late.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search is another address
  useEffect(() => ask(window.location.search), [ask, search]);

  const go = useCallback(
    (wanted: string, replace: boolean) => {
      ask(wanted);
      void navigate({ search: wanted }, { replace, preventScrollReset: true });
    },
    [ask, navigate],
  );
  const change = useCallback<ChangeView>(
    (change, { replace } = { replace: false }) => {
      const parameters = new URLSearchParams(latest.current);
      go(writeFleetView({ ...readFleetView(parameters), ...change }, parameters), replace);
    },
    [go],
  );
  /** The dialog of a shipment. */
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

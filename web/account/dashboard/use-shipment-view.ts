import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readView, type ShipmentView, writeView } from './shipment-view.ts';

/** A step that Back undoes for each choice; typing changes the address in its place. */
export type ChangeView = (change: Partial<ShipmentView>, how?: { replace: boolean }) => void;

/**
 * The view stands in the address, so that it can be passed on and survives a reload. A choice shows at once:
 * the address follows a moment later, and the next choice must not be made from the one before it.
 */
export function useShipmentView(): [ShipmentView, ChangeView] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(search);
  const latest = useRef(search);
  const view = useMemo(() => readView(new URLSearchParams(asked)), [asked]);

  const ask = useCallback((wanted: string) => {
    latest.current = wanted;
    setAsked(wanted);
  }, []);
  useEffect(() => ask(search), [ask, search]);

  const change = useCallback<ChangeView>(
    (change, { replace } = { replace: false }) => {
      const current = readView(new URLSearchParams(latest.current));
      const wanted = writeView({ ...current, ...change });
      ask(wanted);
      void navigate({ search: wanted }, { replace, preventScrollReset: true });
    },
    [ask, navigate],
  );
  return [view, change];
}

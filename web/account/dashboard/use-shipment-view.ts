import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readView, type ShipmentView, writeView } from './shipment-view.ts';

/** Pushes a history entry by default, so that Back undoes the change; typing uses `replace`. */
export type ChangeView = (change: Partial<ShipmentView>, how?: { replace: boolean }) => void;

/**
 * The view, stored in the URL so that it can be shared and survives a reload. Changes render immediately; the router
 * updates later, and the next change must start from the latest one.
 */
export function useShipmentView(): [ShipmentView, ChangeView] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [current, setCurrent] = useState(search);
  const latest = useRef(search);
  const view = useMemo(() => readView(new URLSearchParams(current)), [current]);

  const update = useCallback((next: string) => {
    latest.current = next;
    setCurrent(next);
  }, []);
  useEffect(() => update(search), [update, search]);

  const change = useCallback<ChangeView>(
    (change, { replace } = { replace: false }) => {
      const latestView = readView(new URLSearchParams(latest.current));
      const next = writeView({ ...latestView, ...change });
      update(next);
      void navigate({ search: next }, { replace, preventScrollReset: true });
    },
    [update, navigate],
  );
  return [view, change];
}

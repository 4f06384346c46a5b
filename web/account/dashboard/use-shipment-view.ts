import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readView, type ShipmentView, writeView } from './shipment-view.ts';

/** A step that Back undoes for each choice; typing changes the address in its place. */
export type ChangeView = (change: Partial<ShipmentView>, how?: { replace: boolean }) => void;

/** The view stands in the address, so that it can be passed on and survives a reload. */
export function useShipmentView(): [ShipmentView, ChangeView] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => readView(parameters), [parameters]);
  const change = useCallback<ChangeView>(
    (change, { replace } = { replace: false }) =>
      void navigate({ search: writeView({ ...view, ...change }) }, { replace, preventScrollReset: true }),
    [view, navigate],
  );
  return [view, change];
}

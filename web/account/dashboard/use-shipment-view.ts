import { useCallback, useMemo } from 'react';
import { useImmediateSearch } from '#web/ui/use-immediate-search.ts';
import { readView, type ShipmentView, writeView } from './shipment-view.ts';

/** Pushes a history entry by default, so that Back undoes the change; typing uses `replace`. */
export type ChangeView = (change: Partial<ShipmentView>, how?: { replace: boolean }) => void;

/** The view, stored in the URL so that it can be shared and survives a reload. */
export function useShipmentView(): [ShipmentView, ChangeView] {
  const [search, changeSearch] = useImmediateSearch();
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);

  const change = useCallback<ChangeView>(
    (change, how = { replace: false }) =>
      changeSearch((search) => writeView({ ...readView(new URLSearchParams(search)), ...change }), how),
    [changeSearch],
  );
  return [view, change];
}

import { useCallback, useMemo } from 'react';
import { useImmediateSearch } from '#web/ui/use-immediate-search.ts';
import { type FleetView, readFleetView, writeFleetView } from './fleet-view.ts';

/** Pushes a history entry by default, so that Back undoes the change; typing uses `replace`. */
export type ChangeView = (change: Partial<FleetView>, how?: { replace: boolean }) => void;

/** The view, stored in the URL. */
export function useFleetView() {
  const [search, changeSearch] = useImmediateSearch();
  const view = useMemo(() => readFleetView(new URLSearchParams(search)), [search]);

  const change = useCallback<ChangeView>(
    (change, how = { replace: false }) =>
      changeSearch((search) => {
        const parameters = new URLSearchParams(search);
        return writeFleetView({ ...readFleetView(parameters), ...change }, parameters);
      }, how),
    [changeSearch],
  );
  /** Opens a shipment's dialog. */
  const openShipment = useCallback(
    (tracking_number: string) =>
      changeSearch(
        (search) => {
          const parameters = new URLSearchParams(search);
          parameters.set('shipment', tracking_number);
          return `?${parameters.toString().replaceAll('%2C', ',')}`;
        },
        { replace: false },
      ),
    [changeSearch],
  );
  return { view, change, openShipment };
}

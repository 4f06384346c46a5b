import { useEffect, useMemo, useState } from 'react';
import { type Choice, listedChoice } from '#web/ui/data-grid/row-choice.ts';
import { useConnectionFailure } from '../connection-failure.ts';
import { useStoreLastList } from './last-list.ts';
import { useBulkStatus } from './status/use-bulk-status.ts';
import { useChangeStatus } from './status/use-change-status.ts';
import { useFleetFacets } from './table/facets/use-fleet-facets.ts';
import { useRowStatus } from './table/row-status.ts';
import { useFleetLive } from './table/use-fleet-live.ts';
import { useFleetRows } from './table/use-fleet-rows.ts';
import { useFleetView } from './table/use-fleet-view.ts';

const NOTHING: Choice = new Set();

export type OperationsState = ReturnType<typeof useOperations>;

/** State of the operations tab: view, rows, selection and changes. Only the table has a selection. */
export function useOperations(isTableShown: boolean) {
  const { view, change: changeView, openShipment } = useFleetView();
  const fleet = useFleetRows(view);
  const facets = useFleetFacets(view);
  const tones = useRowStatus();
  const news = useFleetLive(view, fleet, tones);
  const single = useChangeStatus(fleet.change, tones);
  const [chosen, setChosen] = useState(NOTHING);
  const bulk = useBulkStatus((status, results) => {
    const settled = results
      .filter(({ outcome }) => outcome === 'changed' || outcome === 'unchanged')
      .map(({ tracking_number }) => tracking_number);
    fleet.change(new Map(settled.map((tracking_number) => [tracking_number, { status }])));
    setChosen((chosen) => new Set([...chosen].filter((id) => !settled.includes(id))));
  });

  const { sort: _, ...filters } = view;
  const filter = JSON.stringify(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that are no longer visible must not stay selected
  useEffect(() => setChosen(NOTHING), [filter]);
  const { rows } = fleet;
  /** Without rows that have left the view, and without those of a table that isn't shown. */
  const visible = useMemo(() => {
    const ids = isTableShown ? rows.map(({ tracking_number }) => tracking_number) : [];
    return listedChoice(chosen, ids);
  }, [chosen, rows, isTableShown]);
  const failed = useConnectionFailure(fleet.query);
  useStoreLastList(rows, fleet.query.hasNextPage);

  return {
    view,
    changeView,
    openShipment,
    fleet,
    failed,
    facets,
    tones,
    news,
    single,
    bulk,
    chosen: visible,
    choose: setChosen,
    chooseNothing: () => setChosen(NOTHING),
  };
}

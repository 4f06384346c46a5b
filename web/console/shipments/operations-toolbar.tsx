import { type ReactNode, useMemo } from 'react';
import { isAllChosen } from '#web/ui/data-grid/row-choice.ts';
import { BulkBar } from './status/bulk-bar.tsx';
import { FleetToolbar } from './table/fleet-toolbar.tsx';
import { leavesView } from './table/positions-in-view.ts';
import type { OperationsState } from './use-operations.ts';

interface OperationsToolbarProps {
  operations: OperationsState;
  /** What changes the look of the table. */
  look: ReactNode;
  locked: string | undefined;
}

/** Filters, and in their place the bar of a selection. */
export function OperationsToolbar({ operations, look, locked }: OperationsToolbarProps) {
  const { view, changeView, facets, news, bulk, chosen, chooseNothing } = operations;
  const { rows, isAwaited } = operations.fleet;
  const ids = rows.map(({ tracking_number }) => tracking_number);
  const stillShown = useMemo(() => rows.filter((row) => leavesView(view, row)).length, [rows, view]);
  return (
    <FleetToolbar
      view={view}
      onChange={changeView}
      facets={facets}
      isAwaited={isAwaited}
      stillShown={stillShown}
      onRefresh={() => void news.apply()}
      look={look}
      bulkBar={
        chosen.size > 0 && (
          <BulkBar
            label={selectionText(chosen.size, isAllChosen(chosen, ids), facets?.matching)}
            onStatus={(status) => bulk.ask([...chosen], status)}
            onClear={chooseNothing}
            locked={locked}
          />
        )
      }
    />
  );
}

function selectionText(
  count: number,
  all: boolean,
  matching: { count: number; capped: boolean } | undefined,
) {
  const selected = `${count.toLocaleString('en-US')} selected`;
  if (!all || !matching || matching.count <= count) return selected;
  const found = `${matching.count.toLocaleString('en-US')}${matching.capped ? '+' : ''}`;
  return `All ${count.toLocaleString('en-US')} loaded shipments selected, of ${found} results`;
}

import { useMemo } from 'react';
import type { FleetRow } from '#contract/fleet.ts';
import type { GridLayout } from '#domain/views/saved-view.ts';
import type { GridColumn } from '#web/ui/data-grid/grid-column.ts';
import { GridSkeleton } from '#web/ui/data-grid/grid-skeleton.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { FleetCards } from './table/fleet-cards.tsx';
import { FleetGrid } from './table/fleet-grid.tsx';
import { NO_FILTER } from './table/fleet-view.ts';
import { NoShipmentsFound } from './table/no-shipments-found.tsx';
import { UpdatesPill } from './table/updates-pill.tsx';
import { visibleColumns } from './table/visible-columns.ts';
import type { useOperations } from './use-operations.ts';

interface FleetListProps {
  operations: ReturnType<typeof useOperations>;
  columns: readonly GridColumn<FleetRow>[];
  layout: GridLayout;
  /** The columns beside the map, in order; null shows those of the layout, with row selection. */
  preset: readonly string[] | null;
  /** Whether the layout is still loading. */
  isPending: boolean;
  isPhone: boolean;
  now: Date;
  onConfirm: (row: FleetRow) => void;
  /** Why changes are disabled now. */
  locked: string | undefined;
  /** The shipment pointed at on the map. */
  pointed: string | null;
  onPoint: (tracking_number: string | null) => void;
}

/** The shipments of a view as a table, or as cards on a phone. */
export function FleetList({
  operations,
  columns,
  layout,
  preset,
  isPending,
  isPhone,
  now,
  onConfirm,
  locked,
  pointed,
  onPoint,
}: FleetListProps) {
  const { view, changeView, openShipment, fleet, failed, facets, tones, news, chosen, choose } = operations;
  const { rows, query, isAwaited } = fleet;
  const { hidden } = layout;
  const { unconfirmed } = view;
  const shown = useMemo(
    () => visibleColumns(columns, { hidden, preset, unconfirmed }),
    [columns, hidden, preset, unconfirmed],
  );
  const total = facets && !facets.matching.capped ? Math.max(facets.matching.count, rows.length) : null;
  return (
    <div className="min-w-0">
      <QueryBoundary
        of={isPending || isAwaited ? { ...query, data: undefined } : query}
        what="The fleet"
        // With rows, the top bar says that a sync failed.
        failed={failed && query.data === undefined}
        skeleton={<GridSkeleton columns={shown} selectable={preset === null} density={layout.density} />}
      >
        {() => {
          if (rows.length === 0 && !query.isPlaceholderData)
            return (
              <NoShipmentsFound
                view={view}
                facets={facets}
                onClear={() => changeView({ ...NO_FILTER, q: '' })}
              />
            );
          if (isPhone)
            return <FleetCards rows={rows} query={query} now={now} onConfirm={onConfirm} locked={locked} />;
          return (
            <div className="relative" aria-busy={query.isPlaceholderData}>
              <UpdatesPill count={news.waiting} onApply={() => void news.apply()} />
              <FleetGrid
                rows={rows}
                columns={columns}
                layout={layout}
                preset={preset}
                view={view}
                onChangeView={changeView}
                chosen={chosen}
                onChoose={choose}
                tones={tones}
                pointed={pointed}
                onPoint={onPoint}
                total={total}
                onNearEnd={fleet.onNearEnd}
                onOpen={openShipment}
              />
            </div>
          );
        }}
      </QueryBoundary>
    </div>
  );
}

import { useMemo } from 'react';
import type { FleetRow } from '#contract/fleet.ts';
import type { GridLayout } from '#domain/views/saved-view.ts';
import { counted } from '#web/shipments/amounts.ts';
import { DataGrid } from '#web/ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#web/ui/data-grid/grid-column.ts';
import type { Choice } from '#web/ui/data-grid/row-choice.ts';
import type { FleetView } from './fleet-view.ts';
import type { RowTones } from './row-status.ts';
import type { ChangeView } from './use-fleet-view.ts';

const LETTERS = { s: 'status', c: 'cost' };

interface FleetGridProps {
  rows: readonly FleetRow[];
  columns: readonly GridColumn<FleetRow>[];
  layout: GridLayout;
  view: FleetView;
  onChangeView: ChangeView;
  chosen: Choice;
  onChoose: (chosen: Choice) => void;
  tones: RowTones;
  /** The number of all rows, loaded or not. Null when unknown. */
  total: number | null;
  onNearEnd: () => void;
  onOpen: (tracking_number: string) => void;
}

export function FleetGrid({
  rows,
  columns,
  layout,
  view,
  onChangeView,
  chosen,
  onChoose,
  tones,
  total,
  onNearEnd,
  onOpen,
}: FleetGridProps) {
  const shown = useMemo(
    () => columns.filter(({ id }, index) => index === 0 || !layout.hidden.includes(id)),
    [columns, layout.hidden],
  );
  return (
    <DataGrid
      label="Fleet"
      rows={rows}
      of={JSON.stringify(view)}
      idOf={trackingNumberOf}
      columns={shown}
      sort={view.sort}
      onSort={(sort) => onChangeView({ sort })}
      density={layout.density}
      total={total}
      onNearEnd={onNearEnd}
      onOpen={onOpen}
      choosing={{ chosen, onChoose, all: `Select all ${counted(rows.length, 'loaded shipment')}` }}
      toneOf={tones.toneOf}
      letters={LETTERS}
    />
  );
}

function trackingNumberOf({ tracking_number }: FleetRow) {
  return tracking_number;
}

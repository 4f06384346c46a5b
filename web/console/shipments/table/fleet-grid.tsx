import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { FleetRow } from '#contract/fleet.ts';
import type { GridLayout } from '#domain/views/saved-view.ts';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { DataGrid } from '#web/ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#web/ui/data-grid/grid-column.ts';
import type { Choice } from '#web/ui/data-grid/row-choice.ts';
import type { FleetView } from './fleet-view.ts';
import type { RowTones } from './row-status.ts';
import type { ChangeView } from './use-fleet-view.ts';
import { visibleColumns } from './visible-columns.ts';

const LETTERS = { s: 'status', c: 'attention' };

interface FleetGridProps {
  rows: readonly FleetRow[];
  columns: readonly GridColumn<FleetRow>[];
  layout: GridLayout;
  /** The columns beside the map, in order; null shows those of the layout, with row selection. */
  preset: readonly string[] | null;
  view: FleetView;
  onChangeView: ChangeView;
  chosen: Choice;
  onChoose: (chosen: Choice) => void;
  tones: RowTones;
  /** The shipment pointed at on the map. */
  pointed: string | null;
  onPoint: (tracking_number: string | null) => void;
  /** The number of all rows, loaded or not. Null when unknown. */
  total: number | null;
  onNearEnd: () => void;
  onOpen: (tracking_number: string) => void;
}

export function FleetGrid({
  rows,
  columns,
  layout,
  preset,
  view,
  onChangeView,
  chosen,
  onChoose,
  tones: { toneOf },
  pointed,
  onPoint,
  total,
  onNearEnd,
  onOpen,
}: FleetGridProps) {
  const navigate = useNavigate();
  const { unconfirmed } = view;
  const { hidden } = layout;
  const shown = useMemo(
    () => visibleColumns(columns, { hidden, preset, unconfirmed }),
    [columns, hidden, preset, unconfirmed],
  );
  const tone = useCallback(
    (id: string) => toneOf(id) ?? (id === pointed ? 'pointed' : undefined),
    [toneOf, pointed],
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
      onOpenPage={(number) => void navigate(paths.shipmentFile(number))}
      {...(preset
        ? { onPoint }
        : {
            choosing: { chosen, onChoose, all: `Select all ${counted(rows.length, 'loaded shipment')}` },
          })}
      toneOf={tone}
      isLate={isLate}
      letters={LETTERS}
    />
  );
}

function trackingNumberOf({ tracking_number }: FleetRow) {
  return tracking_number;
}

function isLate({ days_late }: FleetRow) {
  return days_late > 0;
}

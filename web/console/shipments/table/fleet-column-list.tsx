import type { FleetRow } from '#contract/fleet.ts';
import { MODE_NAMES, ModeGlyph } from '#web/shipments/mode-glyph.tsx';
import { RouteLabel } from '#web/shipments/route-label.tsx';
import type { GridColumn } from '#web/ui/data-grid/grid-column.ts';
import { CostCell } from '../cost-cell.tsx';
import { StatusCell } from '../status/status-cell.tsx';
import type { useChangeStatus } from '../status/use-change-status.ts';
import { SORTED_COLUMNS } from './fleet-columns.ts';
import { RowAge } from './row-age.tsx';
import { ShipmentLink } from './shipment-link.tsx';
import { ShortEta } from './short-eta.tsx';

const weight = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

interface Given {
  now: Date;
  onStatus: ReturnType<typeof useChangeStatus>['changeStatus'];
  /** Opens the dialog that confirms a booking with a price. */
  onConfirm: (row: FleetRow) => void;
  /** Why changes are disabled now. */
  locked: string | undefined;
}

export function fleetColumns({ now, onStatus, onConfirm, locked }: Given): GridColumn<FleetRow>[] {
  return [
    {
      id: 'tracking_id',
      header: 'Tracking id',
      width: 124,
      cell: ({ tracking_number }) => (
        <ShipmentLink tracking_number={tracking_number} inGrid className="code text-brand hover:underline" />
      ),
    },
    {
      id: 'client',
      header: 'Client',
      width: 120,
      grow: 3,
      title: ({ client }) => client,
      cell: ({ client }) => <span className="clipped">{client || '—'}</span>,
    },
    {
      id: 'route',
      header: 'Route',
      width: 192,
      grow: 2,
      title: (row) =>
        `${row.origin_city}, ${row.origin_country} to ${row.destination_city}, ${row.destination_country}`,
      cell: (row) => <RouteLabel shipment={row} className="clipped" />,
    },
    {
      id: 'cargo',
      header: 'Cargo',
      width: 120,
      grow: 3,
      title: ({ cargo_description }) => cargo_description,
      cell: ({ cargo_description }) => <span className="clipped">{cargo_description}</span>,
    },
    {
      id: 'status',
      header: 'Status',
      width: 190,
      cell: (row) => <StatusCell row={row} onChange={onStatus} locked={locked} />,
    },
    {
      id: 'mode',
      header: 'Mode',
      width: 84,
      cell: ({ transport_mode }) =>
        transport_mode ? (
          <span className="flex items-center gap-1.5">
            <ModeGlyph mode={transport_mode} className="size-4" />
            {MODE_NAMES[transport_mode]}
          </span>
        ) : (
          <span className="clipped">Multi-modal</span>
        ),
    },
    {
      id: 'weight',
      header: 'Weight, kg',
      width: 100,
      align: 'right',
      firstSort: SORTED_COLUMNS.weight.natural,
      cell: ({ cargo_weight }) => <span className="num text-[0.8125rem]">{weight.format(cargo_weight)}</span>,
    },
    {
      id: 'cost',
      header: 'Cost',
      width: 166,
      align: 'right',
      firstSort: SORTED_COLUMNS.cost.natural,
      cell: (row) => <CostCell row={row} onConfirm={onConfirm} locked={locked} />,
    },
    {
      id: 'eta',
      header: 'ETA',
      width: 158,
      firstSort: SORTED_COLUMNS.eta.natural,
      cell: (row) => <ShortEta shipment={row} now={now} />,
    },
    {
      id: 'updated',
      header: 'Updated',
      width: 84,
      align: 'right',
      firstSort: SORTED_COLUMNS.updated.natural,
      cell: ({ updated_at }) => <RowAge since={updated_at} now={now} />,
    },
    {
      id: 'booked',
      header: 'Booked',
      width: 84,
      align: 'right',
      firstSort: SORTED_COLUMNS.booked.natural,
      cell: ({ created_at }) => <RowAge since={created_at} now={now} />,
    },
  ];
}

/** The columns hidden by default. */
export const HIDDEN_AT_FIRST = ['booked'];

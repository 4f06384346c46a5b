import type { FleetRow } from '#contract/fleet.ts';
import { routeLabel } from '#domain/places/place-label.ts';
import { amountText } from '#web/shipments/amounts.ts';
import { commodityOf } from '#web/shipments/commodity.ts';
import { isLongNumber } from '#web/shipments/is-long-number.ts';
import { MODE_NAMES, ModeIcon } from '#web/shipments/mode-icon.tsx';
import { RouteLabel } from '#web/shipments/route-label.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { GridColumn } from '#web/ui/data-grid/grid-column.ts';
import { StatusCell } from '../status/status-cell.tsx';
import type { useChangeStatus } from '../status/use-change-status.ts';
import { AttentionCell } from './attention-cell.tsx';
import { type ColumnWidths, isLongClient, isLongRoute } from './column-widths.ts';
import { SORTED_COLUMNS } from './fleet-columns.ts';
import { RowAge } from './row-age.tsx';
import { ShipmentLink } from './shipment-link.tsx';
import { ShortEta } from './short-eta.tsx';

/** For long texts: narrower by a tenth. */
const SMALLER = 'text-[0.8125rem] tracking-tight';

const weight = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

interface Given {
  now: Date;
  widths: ColumnWidths;
  onStatus: ReturnType<typeof useChangeStatus>['changeStatus'];
  /** Opens the dialog that confirms a booking with a price. */
  onConfirm: (row: FleetRow) => void;
  /** Why changes are disabled now. */
  locked: string | undefined;
}

/** In the order of the table. */
export function fleetColumns({ now, widths, onStatus, onConfirm, locked }: Given): GridColumn<FleetRow>[] {
  return [
    ...routeColumns(widths),
    CARGO,
    {
      id: 'status',
      header: 'Status',
      width: 168,
      cell: (row) => <StatusCell row={row} onChange={onStatus} locked={locked} />,
    },
    ...FIGURES,
    {
      id: 'eta',
      header: 'ETA',
      width: 74,
      yields: 5,
      align: 'right',
      firstSort: SORTED_COLUMNS.eta.natural,
      cell: ({ estimated_delivery_day }) => <ShortEta day={estimated_delivery_day} now={now} />,
    },
    {
      id: 'attention',
      header: 'Attention',
      width: 132,
      cell: (row) => <AttentionCell row={row} now={now} onConfirm={onConfirm} locked={locked} />,
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

function routeColumns(widths: ColumnWidths): GridColumn<FleetRow>[] {
  return [
    {
      id: 'tracking_id',
      header: 'Tracking id',
      width: widths.tracking_id,
      cell: ({ tracking_number }) => (
        <ShipmentLink
          tracking_number={tracking_number}
          inGrid
          className={classNames(
            'code text-brand hover:underline',
            isLongNumber(tracking_number) && 'text-[11px] tracking-tight!',
          )}
        />
      ),
    },
    {
      id: 'client',
      header: 'Client',
      width: 140,
      max: widths.client,
      yields: 4,
      title: ({ client }) => client,
      cell: ({ client }) => (
        <span className={classNames('clipped', isLongClient(client) && SMALLER)}>{client || '—'}</span>
      ),
    },
    {
      id: 'route',
      header: 'Route',
      width: widths.route,
      // Cargo takes the remaining width until it is as wide; then both grow.
      grow: 1,
      yields: 3,
      least: 200,
      title: routeLabel,
      cell: (row) => (
        <>
          {row.transport_mode && <ModeIcon mode={row.transport_mode} className="mr-2 size-4!" />}
          <RouteLabel
            shipment={row}
            className={classNames('clipped', !row.transport_mode && 'pl-6', isLongRoute(row) && SMALLER)}
          />
          <span className="sr-only">
            , {row.transport_mode ? MODE_NAMES[row.transport_mode] : 'Multi-modal'}
          </span>
        </>
      ),
    },
  ];
}

const CARGO: GridColumn<FleetRow> = {
  id: 'cargo',
  header: 'Cargo',
  width: 96,
  grow: 1,
  yields: 2,
  title: ({ cargo_description }) => cargo_description,
  cell: ({ cargo_description }) => (
    <span className="clipped text-[0.8125rem]">{commodityOf(cargo_description)}</span>
  ),
};

const FIGURES: GridColumn<FleetRow>[] = [
  {
    id: 'mode',
    header: 'Mode',
    width: 84,
    cell: ({ transport_mode }) =>
      transport_mode ? (
        <span className="flex items-center gap-1.5">
          <ModeIcon mode={transport_mode} className="size-4" />
          {MODE_NAMES[transport_mode]}
        </span>
      ) : (
        <span className="clipped">Multi-modal</span>
      ),
  },
  {
    id: 'weight',
    header: 'Weight, kg',
    width: 84,
    yields: 1,
    align: 'right',
    firstSort: SORTED_COLUMNS.weight.natural,
    cell: ({ cargo_weight }) => <span className="num text-[0.8125rem]">{weight.format(cargo_weight)}</span>,
  },
  {
    id: 'cost',
    header: 'Cost',
    width: 100,
    align: 'right',
    firstSort: SORTED_COLUMNS.cost.natural,
    cell: ({ cost_cents, currency }) => (
      <span className="num text-[0.8125rem]">{amountText(cost_cents, currency)}</span>
    ),
  },
];

/** The columns beside the map. */
export const BOTH_COLUMNS = ['tracking_id', 'status', 'route', 'eta'];

/** The columns hidden by default. */
export const HIDDEN_AT_FIRST = ['mode', 'cost', 'updated', 'booked'];

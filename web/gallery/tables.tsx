import { useState } from 'react';
import { usd } from '#web/shipments/amounts.ts';
import { RouteLabel } from '#web/shipments/route-label.tsx';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { ColumnMenu } from '#web/ui/data-grid/column-menu.tsx';
import { DataGrid } from '#web/ui/data-grid/data-grid.tsx';
import { DensityMenu } from '#web/ui/data-grid/density-menu.tsx';
import { GridCards } from '#web/ui/data-grid/grid-cards.tsx';
import type { GridColumn, GridSort } from '#web/ui/data-grid/grid-column.ts';
import { GridSkeleton } from '#web/ui/data-grid/grid-skeleton.tsx';
import type { Choice } from '#web/ui/data-grid/row-choice.ts';
import { shipmentRow } from './fixtures.ts';
import { nothing, Pressed } from './sample.tsx';
import type { Area } from './specimen.ts';

type Shipment = ReturnType<typeof shipmentRow>;

const STATUSES = ['in_transit', 'pending', 'customs', 'delivered', 'cancelled'] as const;
const ROWS = STATUSES.map((status, row) => shipmentRow({ status, tracking_number: `GS10458821${row}` }));
const COLUMNS: GridColumn<Shipment>[] = [
  {
    id: 'number',
    header: 'Tracking number',
    width: 160,
    firstSort: 'ascending',
    cell: ({ tracking_number }) => <span className="code">{tracking_number}</span>,
  },
  {
    id: 'route',
    header: 'Route',
    width: 260,
    grow: 1,
    cell: (row) => <RouteLabel shipment={row} className="clipped" />,
  },
  { id: 'status', header: 'Status', width: 150, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'cost',
    header: 'Cost',
    width: 120,
    align: 'right',
    firstSort: 'descending',
    cell: ({ cost_cents }) => <span className="num">{usd(cost_cents ?? 0)}</span>,
  },
];
const idOf = ({ tracking_number }: Shipment) => tracking_number;

function Sample({ density, tones }: { density: 'comfortable' | 'normal' | 'compact'; tones?: boolean }) {
  const [sort, setSort] = useState<GridSort | null>({ column: 'number', direction: 'ascending' });
  const [chosen, setChosen] = useState<Choice>(new Set([ROWS[1]?.tracking_number ?? '']));
  return (
    <DataGrid
      label={`Shipments, ${density}${tones ? ', changing' : ''}`}
      rows={ROWS}
      idOf={idOf}
      columns={COLUMNS}
      sort={sort}
      onSort={setSort}
      density={density}
      total={ROWS.length}
      choosing={{ chosen, onChoose: setChosen, all: 'Select all 5 loaded shipments' }}
      {...(tones && {
        toneOf: (id: string) =>
          id === ROWS[0]?.tracking_number ? 'news' : id === ROWS[2]?.tracking_number ? 'sending' : undefined,
      })}
    />
  );
}

export const tables: Area = {
  title: 'Tables',
  pieces: [
    {
      title: 'Data grid',
      shows: [
        'web/ui/data-grid/data-grid.tsx',
        'web/ui/data-grid/grid-body.tsx',
        'web/ui/data-grid/grid-header.tsx',
        'web/ui/data-grid/grid-row.tsx',
        'web/ui/data-grid/grid-cell.tsx',
      ],
      states: {
        'Normal, one row selected': <Sample density="normal" />,
        Compact: <Sample density="compact" />,
        'Comfortable, changed elsewhere and being saved': <Sample density="comfortable" tones />,
      },
    },
    {
      title: 'Cards of a grid',
      shows: ['web/ui/data-grid/grid-cards.tsx'],
      states: {
        Two: {
          node: (
            <GridCards
              label="Shipments as cards"
              rows={ROWS.slice(0, 2)}
              idOf={idOf}
              card={(row) => <RouteLabel shipment={row} />}
            />
          ),
          frame: 180,
        },
      },
    },
    {
      title: 'Loading grid',
      shows: ['web/ui/data-grid/grid-skeleton.tsx'],
      states: { Loading: { node: <GridSkeleton />, frame: 320 } },
    },
    {
      title: 'Menus of a grid',
      shows: ['web/ui/data-grid/column-menu.tsx', 'web/ui/data-grid/density-menu.tsx'],
      states: {
        Columns: {
          node: (
            <Pressed at="button" keys="click">
              <ColumnMenu columns={COLUMNS} hidden={['cost']} onHide={nothing} />
            </Pressed>
          ),
          frame: 280,
        },
        Density: {
          node: (
            <Pressed at="button" keys="click">
              <DensityMenu density="normal" onChange={nothing} />
            </Pressed>
          ),
          frame: 280,
        },
      },
    },
  ],
};

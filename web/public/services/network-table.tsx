import type { NetworkRegion } from '#content/services/service-page.ts';
import { type Axis, RangeAxis, RangeBar } from './drawings/range-bar.tsx';
import { FigureTable } from './figure-table.tsx';

interface NetworkTableProps {
  /** What is counted, as a column title: Ports, Airports, Countries. */
  counted: string;
  caption: string;
  regions: readonly NetworkRegion[];
  total: string;
  axis: Axis;
}

/** Where a service is at home, region by region. */
export function NetworkTable({ counted, caption, regions, total, axis }: NetworkTableProps) {
  return (
    <FigureTable
      caption={caption}
      rows={regions}
      rowKey={({ name }) => name}
      total={{ Region: 'All regions', [counted]: total }}
      columns={[
        { title: 'Region', kind: 'name', cell: ({ name }) => name },
        { title: counted, kind: 'figure', cell: ({ count }) => count },
        {
          title: 'To one scale',
          kind: 'scale',
          head: <RangeAxis axis={axis} />,
          cell: ({ count }) => (
            <>
              <RangeBar range={{ from: 0, to: count }} axis={axis} />
              <RangeAxis axis={axis} />
            </>
          ),
        },
        { title: 'Among them', kind: 'text', cell: ({ examples }) => examples },
      ]}
    />
  );
}

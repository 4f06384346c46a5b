import type { NetworkRegion } from '#content/services/service-page.ts';
import { type Axis, RangeAxis, RangeBar } from './drawings/range-bar.tsx';
import { FigureTable } from './figure-table.tsx';

interface NetworkTableProps {
  /** Column title of the counts: Ports, Airports or Countries. */
  counted: string;
  caption: string;
  regions: readonly NetworkRegion[];
  total: string;
  axis: Axis;
}

/** A service's network by region. */
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
          title: 'To scale',
          kind: 'scale',
          head: <RangeAxis axis={axis} />,
          cell: ({ count }) => (
            <>
              <RangeBar range={{ from: 0, to: count }} axis={axis} />
              <RangeAxis axis={axis} />
            </>
          ),
        },
        { title: 'Including', kind: 'text', cell: ({ examples }) => examples },
      ]}
    />
  );
}

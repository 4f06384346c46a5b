import { SpendingChart } from '#web/account/dashboard/spending-chart.tsx';
import { SpendingTable } from '#web/account/dashboard/spending-table.tsx';
import { MapLegend } from '#web/console/fleet-map/map-legend.tsx';
import { Chart } from '#web/static-map/chart.tsx';
import { FittedRouteChart } from '#web/static-map/fitted-route-chart.tsx';
import { Lane } from '#web/static-map/lane.tsx';
import { Neatline } from '#web/static-map/neatline.tsx';
import { NeatlineLoader } from '#web/static-map/neatline-loader.tsx';
import { RouteChart } from '#web/static-map/route-chart.tsx';
import { LIVE, ROUTE } from './fixtures.ts';
import { Row } from './sample.tsx';
import type { Area } from './specimen.ts';

const PACIFIC = {
  legs: [
    {
      transport_mode: 'air' as const,
      geometry: [
        [139.7, 35.6],
        [190, 45],
        [241.8, 33.7],
      ] satisfies [number, number][],
    },
  ],
  stops: [
    { name: 'Tokyo', latitude: 35.6, longitude: 139.7, reached: true },
    { name: 'Los Angeles', latitude: 33.7, longitude: -118.2 },
  ],
};
const MONTHS = [0, 120_000, 1_284_500_00, 340_000, 0, 87_500].map((spent_cents, month) => ({
  month: `2026-0${month + 4}`,
  shipments: Math.ceil(spent_cents / 100_000),
  spent_cents,
  by_currency: spent_cents === 0 ? [] : [{ currency: 'USD', spent_cents }],
}));

export const charts: Area = {
  title: 'Charts',
  pieces: [
    {
      title: 'Route',
      shows: [
        'web/static-map/route-chart.tsx',
        'web/static-map/fitted-route-chart.tsx',
        'web/static-map/route-line.tsx',
        'web/static-map/route-graticule.tsx',
        'web/static-map/live-point.tsx',
      ],
      states: {
        'Under way': <FittedRouteChart {...ROUTE} live={LIVE} travelledKm={8000} className="h-60" />,
        'Across the date line': <FittedRouteChart {...PACIFIC} className="h-60" />,
        'No route': <FittedRouteChart legs={[]} stops={[]} className="h-60" />,
        'Small, with text': (
          <div style={{ width: 300 }}>
            <RouteChart
              {...ROUTE}
              width={300}
              height={150}
              withLabels={false}
              label="Shanghai to Rotterdam by sea"
            />
          </div>
        ),
      },
    },
    {
      title: 'Sheet',
      shows: ['web/static-map/chart.tsx', 'web/static-map/neatline.tsx', 'web/static-map/place-mark.tsx'],
      states: {
        Pacific: (
          <Neatline className="h-80">
            <Chart />
          </Neatline>
        ),
      },
    },
    {
      title: 'Lane',
      shows: ['web/static-map/lane.tsx'],
      states: {
        All: (
          <Row>
            <Lane progress={0} live={false} />
            <Lane progress={0} />
            <Lane progress={0.42} />
            <Lane progress={1} />
          </Row>
        ),
      },
    },
    {
      title: 'Loader of a page',
      shows: ['web/static-map/neatline-loader.tsx'],
      states: { Loading: { node: <NeatlineLoader />, frame: 240 } },
    },
    {
      title: 'Legend of the fleet map',
      shows: ['web/console/fleet-map/map-legend.tsx'],
      states: { Modes: <MapLegend /> },
    },
    {
      title: 'Spend',
      shows: ['web/account/dashboard/spending-chart.tsx', 'web/account/dashboard/spending-table.tsx'],
      states: {
        Chart: <SpendingChart months={MONTHS} currency="USD" />,
        Table: <SpendingTable months={MONTHS} currency="USD" />,
      },
    },
  ],
};

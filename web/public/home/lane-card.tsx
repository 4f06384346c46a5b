import { Link } from 'react-router';
import { INDICATIVE_PRICE } from '#domain/shipments/price-status.ts';
import { PRICES_EXCLUDE_VAT } from '#domain/vat/vat-notice.ts';
import { paths } from '#web/paths.ts';
import { counted, quantity, roundedUsd } from '#web/shipments/amounts.ts';
import { Chart, type ChartView } from '#web/static-map/chart.tsx';
import { PlaceMark } from '#web/static-map/place-mark.tsx';
import { RouteLine } from '#web/static-map/route-line.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { useLanePrice } from './use-lane-price.ts';

/** From the Atlantic to the East China Sea. */
const VIEW: ChartView = [-10, 10, 870, 440];

/** Priced when the pages are built; see scripts/pages/priced-lane.ts. */
export interface PricedLane {
  origin: string;
  destination: string;
  cargo_kg: number;
  cost_cents: number;
  delivery_days: number;
  co2e_kg: number;
  /** The route on the chart's sheet. */
  path: string;
}

/** One lane at the price of the current tariffs; until that is known, as the quote form estimates it without them. */
export function LaneCard({ lane }: { lane: PricedLane }) {
  const current = useLanePrice(lane);
  const { cost_cents, delivery_days, indicative, exclude_vat } = current ?? {
    ...lane,
    indicative: true,
    exclude_vat: false,
  };
  return (
    <ChartFrame>
      <div className="lane-chart relative aspect-2/1">
        <Chart view={VIEW} withLanes={false} className="absolute inset-0">
          <RouteLine mode="sea" d={lane.path} />
          <PlaceMark place="rotterdam" label="Rotterdam" side="left-above" scale={1.7} />
          <PlaceMark place="shanghai" label="Shanghai" side="right" scale={1.7} />
        </Chart>
      </div>
      <div className="border-t border-ink px-5 py-4">
        <h3>
          {cityOf(lane.origin)} <span aria-hidden="true">→</span>
          <span className="sr-only">to</span> {cityOf(lane.destination)}, {quantity(lane.cargo_kg, 'kg')} by
          sea
        </h3>
        <dl className="mt-3 grid grid-cols-3 gap-x-4">
          <Fact name="Price" value={roundedUsd(cost_cents)} />
          <Fact name="Door to door" value={counted(delivery_days, 'day')} />
          <Fact name="CO2e" value={quantity(lane.co2e_kg, 'kg')} />
        </dl>
        <p className="mt-3 text-dense text-ink-2">
          {indicative
            ? `${INDICATIVE_PRICE}. Your quote uses our current tariffs.`
            : 'Price by our current tariffs.'}
          {exclude_vat && ` ${PRICES_EXCLUDE_VAT}`}
        </p>
        <Link
          to={paths.quote({
            origin: lane.origin,
            destination: lane.destination,
            weight: String(lane.cargo_kg),
            mode: 'ocean',
          })}
          className="link inline-flex min-h-6 items-center text-dense font-semibold max-sm:min-h-11"
        >
          Quote this lane
        </Link>
      </div>
    </ChartFrame>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-caption">{name}</dt>
      <dd className="font-display text-h3 whitespace-nowrap">{value}</dd>
    </div>
  );
}

function cityOf(place: string): string {
  return place.split(',')[0] ?? place;
}

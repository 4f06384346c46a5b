import { convert, type ExchangeRate, rateOn } from '../money/exchange-rate.ts';
import type { Money } from '../money/money.ts';
import type { TransportMode } from '../routing/transport-mode.ts';

/** A lane of a legal entity by a mode. */
interface MarginLane {
  legal_entity: string;
  base_currency: string;
  origin_city: string;
  origin_country: string;
  destination_city: string;
  destination_country: string;
  /** Null for several modes. */
  mode: TransportMode;
}

/** The sums of the shipments of a lane that were booked on a day in a currency; of those whose cost is known. */
export interface MarginSum extends MarginLane {
  currency: string;
  day: string;
  shipments: number;
  /** Shipments without buy charges, which are in neither sum. */
  without_cost: number;
  revenue: number;
  cost: number;
}

interface LaneMargin extends Omit<MarginLane, 'base_currency'> {
  shipments: number;
  without_cost: number;
  /** Shipments left out because an exchange rate is missing. */
  unconverted: number;
  revenue: Money;
  cost: Money;
  margin: Money;
  /** Of the revenue; null where there is none. */
  margin_percent: number | null;
}

/** The margins of lanes in the base currencies of their legal entities, at the rates of the days of booking; the largest revenue first. */
export function laneMargins(sums: readonly MarginSum[], rates: readonly ExchangeRate[]): LaneMargin[] {
  return [...Map.groupBy(sums, laneOf).values()]
    .map((ofLane) => marginOf(ofLane, rates))
    .sort((one, other) => other.revenue.amount - one.revenue.amount);
}

function laneOf({
  legal_entity,
  origin_city,
  origin_country,
  destination_city,
  destination_country,
  mode,
}: MarginSum) {
  return JSON.stringify([
    legal_entity,
    origin_city,
    origin_country,
    destination_city,
    destination_country,
    mode,
  ]);
}

function marginOf(sums: readonly MarginSum[], rates: readonly ExchangeRate[]): LaneMargin {
  const [first] = sums as [MarginSum];
  const total = { shipments: 0, without_cost: 0, unconverted: 0, revenue: 0, cost: 0 };
  for (const { currency, day, shipments, without_cost, revenue, cost } of sums) {
    const rate = rateOn(rates, currency, first.base_currency, day);
    total.shipments += shipments;
    total.without_cost += without_cost;
    if (!rate) {
      total.unconverted += shipments - without_cost;
      continue;
    }
    total.revenue += convert({ amount: revenue, currency }, rate).amount;
    total.cost += convert({ amount: cost, currency }, rate).amount;
  }
  const { base_currency, currency: _, day: __, ...lane } = first;
  const money = (amount: number) => ({ amount, currency: base_currency });
  const { revenue, cost, ...counts } = total;
  return {
    ...lane,
    ...counts,
    revenue: money(revenue),
    cost: money(cost),
    margin: money(revenue - cost),
    margin_percent: revenue === 0 ? null : Math.round(((revenue - cost) / revenue) * 1000) / 10,
  };
}

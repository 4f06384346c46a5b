import { formatMoney } from '../money/format-money.ts';
import type { PriceLine, RouteOption, RouteRequest, Unavailable } from '../routing/route-option.ts';
import type { TransportMode } from '../routing/transport-mode.ts';
import { capitalize } from '../validation/capitalize.ts';
import { lineText, quantityText } from './line-text.ts';
import type { ConsignmentPrice } from './price-consignment.ts';
import type { PricedLine } from './priced-option.ts';

/** A route option with the price of tariffs, which binds unless the request is for more than they state. */
export function withTariffPrice(option: RouteOption, price: ConsignmentPrice, binds: boolean): RouteOption {
  return {
    ...option,
    estimated_cost: price.total.amount / 100,
    estimated_cost_cents: price.total.amount,
    indicative: !binds,
    tariff_valid_to: earliestEnd(price.lines),
    price_breakdown: price.lines.map(breakdownLine),
  };
}

/** A mode that the tariffs of a lane have no price for, so that staff price it. */
export function onRequest(
  transport_mode: TransportMode,
  { cargo_weight, equipment = [] }: Pick<RouteRequest, 'cargo_weight' | 'equipment'>,
): Unavailable {
  const message =
    !cargo_weight && equipment.length === 0
      ? 'Enter the weight for a price by our tariffs.'
      : `Our tariffs for this lane have no price for this cargo by ${transport_mode}.`;
  return { transport_mode, reason: 'no_tariff', message };
}

function earliestEnd(lines: readonly PricedLine[]): string | null {
  return lines.flatMap(({ tariff }) => tariff?.valid_to ?? []).sort()[0] ?? null;
}

/** Customers learn the quantity and the rate, but not the name of the tariff. */
function breakdownLine(line: PricedLine): PriceLine {
  const converted = line.exchange
    ? `; ${formatMoney(line.amount)} at ${Number(line.exchange.rate)} of ${line.exchange.date}`
    : '';
  const nextBreak =
    line.limited_by === 'next_break' ? ', charged as the next weight break because it is cheaper' : '';
  return {
    label: line.description,
    charge: lineText(line),
    amount_cents: line.converted.amount,
    explanation: `${capitalize(quantityText(line))}${nextBreak}${converted}.`,
  };
}

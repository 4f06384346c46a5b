import { formatMoney } from '../money/format-money.ts';
import type { PriceLine, RouteOption } from '../routing/route-option.ts';
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

function earliestEnd(lines: readonly PricedLine[]): string | null {
  return lines.flatMap(({ tariff }) => tariff?.valid_to ?? []).sort()[0] ?? null;
}

/** Customers learn the quantity and the rate, but not the name of the tariff. */
function breakdownLine(line: PricedLine): PriceLine {
  const converted = line.exchange
    ? `; ${formatMoney(line.amount)} at ${Number(line.exchange.rate)} of ${line.exchange.date}`
    : '';
  return {
    label: line.description,
    charge: lineText(line),
    amount_cents: line.converted.amount,
    explanation: `${quantityText(line)}${limits[line.limited_by ?? 'none']}${converted}.`,
  };
}

const limits = {
  minimum: ', the minimum',
  maximum: ', the maximum',
  next_break: ', charged as the next weight break because it is cheaper',
  none: '',
} as const;

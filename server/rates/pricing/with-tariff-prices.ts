import { isBinding } from '#domain/rates/price-consignment.ts';
import { onRequest, withTariffPrice } from '#domain/rates/tariff-route-price.ts';
import type { RouteRequest } from '#domain/routing/route-option.ts';
import type { RoutePlan } from '#server/routing/plan-routes.ts';
import type { TariffPrices } from './tariff-prices.ts';

/**
 * A plan whose options have the prices of tariffs, cheapest first. Estimates remain only on lanes that no tariff covers;
 * elsewhere, modes without a tariff are priced on request (decision 0149).
 */
export function withTariffPrices<Plan extends Pick<RoutePlan, 'options' | 'unavailable'>>(
  plan: Plan,
  request: RouteRequest,
  prices: TariffPrices,
): Plan {
  const options: Plan['options'] = [];
  const unavailable = [...plan.unavailable];
  const isCovered = prices.coversLane();
  for (const option of plan.options) {
    const price = prices.sell(option.transport_mode);
    if (price) options.push(withTariffPrice(option, price, isBinding(request, price)));
    else if (isCovered) unavailable.push(onRequest(option.transport_mode, request));
    else options.push(option);
  }
  options.sort((one, other) => one.estimated_cost_cents - other.estimated_cost_cents);
  return { ...plan, options, unavailable };
}

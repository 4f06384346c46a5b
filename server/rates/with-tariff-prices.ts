import { isBinding } from '#domain/rates/price-consignment.ts';
import { withTariffPrice } from '#domain/rates/tariff-route-price.ts';
import type { RouteRequest } from '#domain/routing/route-option.ts';
import type { RoutePlan } from '../routing/plan-routes.ts';
import type { TariffPrices } from './tariff-prices.ts';

/** A plan whose options have the prices of tariffs where these cover them, cheapest first. */
export function withTariffPrices<Plan extends Pick<RoutePlan, 'options'>>(
  plan: Plan,
  request: RouteRequest,
  prices: TariffPrices,
): Plan {
  const options = plan.options.map((option) => {
    const price = prices.sell(option.transport_mode);
    return price ? withTariffPrice(option, price, isBinding(request, price)) : option;
  });
  options.sort((one, other) => one.estimated_cost_cents - other.estimated_cost_cents);
  return { ...plan, options };
}

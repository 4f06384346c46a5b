import { isBoundByTariffs, lacksVolume } from '#domain/rates/price-consignment.ts';
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
    if (!price) return option;
    return withTariffPrice(option, price, isBoundByTariffs(request) && !lacksVolume(request, price));
  });
  options.sort((one, other) => one.estimated_cost_cents - other.estimated_cost_cents);
  return { ...plan, options };
}

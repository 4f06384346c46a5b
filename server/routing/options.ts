import { isPermitted } from '#domain/people/access.ts';
import { withLaneRecord } from '#domain/routing/lane-record.ts';
import type { RouteOption } from '#domain/routing/route-option.ts';
import { signedIn } from '../api/call-context.ts';
import { listDeliveries } from './lane-record-table.ts';
import { operations } from './operations.ts';
import { planRoutes } from './plan-routes.ts';
import { refuseAmbiguous } from './refuse-ambiguous.ts';

export const options = operations.options.handler(async ({ input, context, errors }) => {
  refuseAmbiguous(context.geography, input, errors);
  const plan = planRoutes(context.geography, input, context.now());
  if (!plan) throw errors.UNKNOWN_COUNTRY();
  const deliveries = await listDeliveries(context.database.db, {
    origin_city: input.origin_city.trim(),
    origin_country: plan.origin.country,
    destination_city: input.destination_city.trim(),
    destination_country: plan.destination.country,
  });
  const options = withLaneRecord(plan.options, deliveries);
  return { ...plan, options: isPermitted(signedIn(context), 'money') ? options : options.map(withoutPrice) };
});

function withoutPrice(option: RouteOption) {
  return { ...option, estimated_cost: null, estimated_cost_cents: null, price_breakdown: [] };
}

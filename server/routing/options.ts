import { isPermitted } from '#domain/people/access.ts';
import type { Person } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';
import { withLaneRecord } from '#domain/routing/lane-record.ts';
import type { RouteOption } from '#domain/routing/route-option.ts';
import { signedIn } from '../api/call-context.ts';
import type { Connection } from '../database/pool/connection.ts';
import { findMemberOf } from '../organisations/members-table.ts';
import { tariffPrices } from '../rates/pricing/tariff-prices.ts';
import { withTariffPrices } from '../rates/pricing/with-tariff-prices.ts';
import { listDeliveries } from './lane-record-table.ts';
import { operations } from './operations.ts';
import { planRoutes } from './plan-routes.ts';
import { refuseAmbiguous } from './refuse-ambiguous.ts';

export const options = operations.options.handler(async ({ input, context, errors }) => {
  refuseAmbiguous(context.geography, input, errors);
  const plan = planRoutes(context.geography, input, context.now());
  if (!plan) throw errors.UNKNOWN_COUNTRY();
  const person = signedIn(context);
  const { db } = context.database;
  const { user_id, ...request } = input;
  const [deliveries, prices] = await Promise.all([
    listDeliveries(db, {
      origin_city: input.origin_city.trim(),
      origin_country: plan.origin.country,
      destination_city: input.destination_city.trim(),
      destination_country: plan.destination.country,
    }),
    tariffPrices(db, context.geography, request, {
      organisation_id: await customerOf(db, person, user_id),
      now: context.now(),
    }),
  ]);
  const priced = withTariffPrices(plan, request, prices);
  const options = withLaneRecord(priced.options, deliveries);
  return { ...priced, options: isPermitted(person, 'money') ? options : options.map(withoutPrice) };
});

/** The organisation whose contracts apply: the caller's own, or that of the client for whom staff book. */
async function customerOf(
  connection: Connection,
  person: Person,
  user_id: string | undefined,
): Promise<string | null> {
  if (user_id === undefined || !isStaff(person.role)) return person.organisation_id;
  return (await findMemberOf(connection, user_id))?.organisation_id ?? null;
}

function withoutPrice(option: RouteOption) {
  return { ...option, estimated_cost: null, estimated_cost_cents: null, price_breakdown: [] };
}

import type { Money } from '#domain/money/money.ts';
import { awaitsStaff } from '#domain/organisations/credit.ts';
import { isPermitted } from '#domain/people/access.ts';
import { isStaff } from '#domain/people/role.ts';
import { carriesContainers } from '#domain/rates/load-options.ts';
import { overloadOf } from '#domain/rates/price-consignment.ts';
import { planWaypoints } from '#domain/routing/waypoints.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { listBranchPositions } from '../branches/branches-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import { type CreditTerms, checkCreditOf, overLimitOf } from '../organisations/check-credit.ts';
import { lockOrganisationForBooking } from '../organisations/organisation-locks.ts';
import { findLane, pricesOnLane } from '../rates/pricing/tariff-prices.ts';
import { withTariffPrices } from '../rates/pricing/with-tariff-prices.ts';
import { planRoutes } from '../routing/plan-routes.ts';
import { refuseAmbiguous } from '../routing/refuse-ambiguous.ts';
import { bookCargoLines } from '../shipment-file/book-cargo-lines.ts';
import { bookEquipment } from '../shipment-file/book-equipment.ts';
import { bookShipment } from './book-shipment.ts';
import { clientOf } from './client-of.ts';
import { consignmentOf, draftedShipment, priceStatus, routeCharges } from './drafted-shipment.ts';
import { operations } from './operations.ts';

const CENTS = 100;

/** A repeated call with the same key returns the first response, even if the price has changed since. */
export const create = operations.create.handler(async ({ input, context, errors }) => {
  const { price, price_status, ...booked } = await context.write(async (transaction) => {
    const {
      transport_mode,
      estimated_cost,
      user_id,
      organisation_id,
      credit_reason,
      instructions,
      ...stated
    } = input;
    const person = signedIn(context);
    const named = await clientOf(transaction, person, { user_id, organisation_id });
    if (!named) throw errors.UNKNOWN_CLIENT();

    const { draft, request } = consignmentOf(stated);
    refuseAmbiguous(context.geography, draft, errors);
    const now = context.now();
    const overload = carriesContainers(transport_mode) ? overloadOf(request, stated.equipment) : null;
    if (overload !== null) throw fieldIssue('equipment', overload);
    const planned = planRoutes(context.geography, request, now, [transport_mode]);
    if (!planned) throw errors.UNKNOWN_COUNTRY();
    const [held, lane, branches] = await pipeline(
      lockOrganisationForBooking(transaction, named.organisation_id),
      findLane(transaction, context.geography, request),
      listBranchPositions(transaction, person),
    );
    const prices = await pricesOnLane(transaction, lane, { request, organisation_id: held.id }, now);
    const plan = withTariffPrices(planned, request, prices);
    const [priced] = plan.options;
    if (!priced) throw errors.ROUTE_UNAVAILABLE();
    if (estimated_cost !== undefined && Math.round(estimated_cost * CENTS) !== priced.estimated_cost_cents)
      throw errors.PRICE_CHANGED();
    const price = { amount: priced.estimated_cost_cents, currency: 'USD' };
    const books = isStaff(person.role);
    const recorded = books
      ? await checkCreditOf(transaction, held, { reason: credit_reason, price, now }, errors)
      : {};
    const waits = !books && !priced.indicative && (await awaitsCredit(transaction, held, price, now));
    const option = waits ? { ...priced, indicative: true } : priced;

    const booked = await bookShipment(transaction, context, {
      client: { ...named, organisation_id: held.id },
      shipment: draftedShipment(draft, plan, option),
      origin: plan.origin,
      branches,
      legs: option.legs,
      waypoints: planWaypoints(option.legs, {
        departure: now,
        estimated_delivery: new Date(option.estimated_delivery),
      }),
      first_event: { status: 'pending', description: 'Order placed' },
      charges: routeCharges(option, prices),
      instructions,
      recorded,
      now,
    });
    await bookCargoLines(transaction, booked.id, stated.cargo_lines);
    const sold = prices.sell(transport_mode);
    const loaded = stated.equipment.length > 0 ? stated.equipment : (sold?.equipment ?? []);
    await bookEquipment(transaction, booked.id, loaded, sold?.free_days_by_type);
    return { ...booked, price, price_status: priceStatus(option) };
  });
  const isApproximate = (city: string, country: string) =>
    context.geography.locate({ city, country })?.approximate ?? true;
  return {
    ...booked,
    shipment: booked,
    price: isPermitted(signedIn(context), 'money') ? price : null,
    price_status,
    origin_approximate: isApproximate(input.origin_city, input.origin_country),
    destination_approximate: isApproximate(input.destination_city, input.destination_country),
  };
});

/** Whether staff have to confirm a customer's booking because of the company's credit. */
async function awaitsCredit(
  transaction: Transaction,
  company: CreditTerms,
  price: Money,
  now: Date,
): Promise<boolean> {
  return awaitsStaff(company.credit_status) || (await overLimitOf(transaction, company, price, now)) !== null;
}

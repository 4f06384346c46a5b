import { isStaff } from '#domain/people/role.ts';
import type { PlannedWaypoint } from '#domain/routing/planned-waypoint.ts';
import type { RouteOption } from '#domain/routing/route-option.ts';
import { planWaypoints } from '#domain/routing/waypoints.ts';
import type { ShipmentDraft } from '#domain/shipments/shipment-draft.ts';
import { newTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { type CallContext, signedIn } from '../api/call-context.ts';
import { once } from '../api/once.ts';
import { operations } from '../api/operations.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import type { Transaction } from '../database/connection.ts';
import { notify } from '../notifications/notify.ts';
import { findProfile } from '../people/profiles-table.ts';
import { planRoutes, type RoutePlan } from '../routing/plan-routes.ts';
import { insertEvents } from '../tracking/tracking-events-table.ts';
import { writeRoute } from '../tracking/write-route.ts';
import { insertShipment, type NewShipment } from './shipments-table.ts';

const CENTS = 100;
const TRIES = 5;

export const create = operations.shipments.create.handler(async ({ input, context, errors }) => {
  const { transport_mode, estimated_cost, user_id, ...draft } = input;
  const person = signedIn(context);
  const client_id = user_id ?? person.user_id;
  if (
    client_id !== person.user_id &&
    (!isStaff(person.role) || !(await findProfile(context.database.db, client_id)))
  )
    throw errors.UNKNOWN_CLIENT();

  const now = context.now();
  const plan = planRoutes(context.geography, draft, now);
  if (!plan) throw errors.UNKNOWN_COUNTRY();
  const option = plan.options.find((candidate) => candidate.transport_mode === transport_mode);
  if (!option) throw errors.ROUTE_UNAVAILABLE();
  if (estimated_cost !== undefined && Math.round(estimated_cost * CENTS) !== option.estimated_cost_cents)
    throw errors.PRICE_CHANGED();

  const waypoints = planWaypoints(option.legs, {
    departure: now,
    estimated_delivery: new Date(option.estimated_delivery),
  });
  const booked = await once(context, 'shipments.create', input, (transaction) =>
    book(transaction, context, {
      client_id,
      shipment: shipmentOf(draft, plan, option),
      option,
      waypoints,
      now,
    }),
  );
  return { ...booked, shipment: booked };
});

/** Everything that a booking writes, in the caller's transaction. */
async function book(
  transaction: Transaction,
  context: CallContext,
  booking: {
    client_id: string;
    shipment: Omit<NewShipment, 'tracking_number'>;
    option: RouteOption;
    waypoints: PlannedWaypoint[];
    now: Date;
  },
) {
  const { client_id, shipment, option, waypoints, now } = booking;
  const booked = await insertWithNumber(
    transaction,
    { ...shipment, user_id: client_id, created_at: now },
    context.chance,
  );
  const { id, tracking_number } = booked;
  await writeRoute(transaction, id, option.legs, waypoints);
  await insertEvents(transaction, [
    {
      shipment_id: id,
      status: 'pending',
      location: `${shipment.origin_city}, ${shipment.origin_country}`,
      description: 'Order placed',
      latitude: waypoints[0]?.latitude,
      longitude: waypoints[0]?.longitude,
      occurred_at: now,
      recorded_by: signedIn(context).user_id,
    },
  ]);
  await writeAudit(transaction, {
    actor_id: signedIn(context).user_id,
    action: 'shipments.create',
    subject_type: 'shipment',
    subject_id: id,
    detail: {
      tracking_number,
      transport_mode: option.transport_mode,
      cost_cents: option.estimated_cost_cents,
    },
  });
  await notify(transaction, context.broadcast, {
    user_id: client_id,
    type: 'success',
    title: 'Shipment created',
    message: `Your tracking number is: ${tracking_number}`,
    related_id: tracking_number,
    related_type: 'shipment',
  });
  return booked;
}

/** Numbers are drawn at random, so one may be taken; the chance of five in a row is nil. */
async function insertWithNumber(
  transaction: Transaction,
  shipment: Omit<NewShipment, 'tracking_number'>,
  chance: () => number,
): Promise<{ id: string; tracking_number: string }> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const tracking_number = newTrackingNumber(chance());
    const id = await insertShipment(transaction, { ...shipment, tracking_number });
    if (id) return { id, tracking_number };
  }
  throw new Error(`No free tracking number was found in ${TRIES} tries.`);
}

function shipmentOf(draft: ShipmentDraft, { origin, destination }: RoutePlan, option: RouteOption) {
  const { cargo_value, ...fields } = draft;
  return {
    ...fields,
    origin_country: origin.country,
    origin_approximate: origin.approximate,
    destination_country: destination.country,
    destination_approximate: destination.approximate,
    cargo_value_cents: cargo_value === null ? null : Math.round(cargo_value * CENTS),
    transport_mode: option.transport_mode,
    preferred_transport_mode: option.transport_mode,
    cost_cents: option.estimated_cost_cents,
    estimated_delivery_date: new Date(option.estimated_delivery),
  };
}

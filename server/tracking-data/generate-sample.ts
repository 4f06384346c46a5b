import type { RouteOption } from '#domain/routing/route-option.ts';
import { planWaypoints } from '#domain/routing/waypoints.ts';
import {
  SAMPLE_BOOKING,
  SAMPLE_SHARE,
  SAMPLE_TRACKING_NUMBER,
  sampleEvents,
  sampleTimes,
} from '#domain/tracking/sample-shipment.ts';
import { placeOn, trackOf } from '#domain/tracking/track.ts';
import { signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Geography } from '../geography/geography.ts';
import { ensureOrganisation } from '../organisations/ensure-organisation.ts';
import { findProfile } from '../people/profiles-table.ts';
import { planRoutes } from '../routing/plan-routes.ts';
import { promise } from '../shipment-records/change-estimate.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { insertShipment } from '../shipment-records/shipments-table.ts';
import { insertEvents } from '../tracking/events/tracking-events-table.ts';
import { writeLive } from '../tracking/live-tracking-table.ts';
import { insertLegs } from '../tracking/route/route-legs-table.ts';
import { insertWaypoints } from '../tracking/route/route-waypoints-table.ts';
import { legRows, waypointRows } from '../tracking/route/write-route.ts';
import { operations } from './operations.ts';

const SEA_KMH = 33;

export const generateSample = operations.generateSample.handler(({ context }) => {
  const tracking_number = SAMPLE_TRACKING_NUMBER;
  const person = signedIn(context);
  const now = context.now();
  const plan = planRoutes(context.geography, SAMPLE_BOOKING, now);
  const voyage = plan?.options.find(({ transport_mode }) => transport_mode === SAMPLE_BOOKING.transport_mode);
  if (!voyage) throw new Error('The sample shipment has no way by sea.');

  return context.write(async (transaction) => {
    const profile = await findProfile(transaction, person.user_id);
    if (!profile) throw new Error('A signed-in person has no profile.');
    const client = {
      organisation_id: await ensureOrganisation(transaction, profile),
      contact_id: person.user_id,
    };
    const id = await writeSample(transaction, context.geography, client, voyage, now);
    if (!id) return { tracking_number, created: false };
    await publishShipmentChanged(
      transaction,
      context.broadcast,
      { id, tracking_number, status: SAMPLE_BOOKING.status, branch_id: null },
      { by: person, action: 'trackingData.generateSample', detail: {} },
    );
    return { tracking_number, created: true };
  });
});

/** The shipment's id; null if its number is taken, even by a concurrent call. */
async function writeSample(
  transaction: Transaction,
  geography: Geography,
  client: { organisation_id: string | null; contact_id: string },
  { legs, delivery_days, estimated_cost_cents }: RouteOption,
  now: Date,
): Promise<string | null> {
  const { vehicle, ...booking } = SAMPLE_BOOKING;
  const times = sampleTimes(now, delivery_days);
  const shipment_id = await insertShipment(transaction, {
    ...booking,
    ...client,
    tracking_number: SAMPLE_TRACKING_NUMBER,
    preferred_transport_mode: booking.transport_mode,
    cost_cents: estimated_cost_cents,
    price_status: 'confirmed',
    estimated_delivery_date: times.estimated_delivery,
    estimate_source: 'booking',
    ...promise(geography, booking, times.estimated_delivery),
    created_at: times.created_at,
    updated_at: now,
  });
  if (!shipment_id) return null;

  const track = trackOf(legs);
  const travelled_km = SAMPLE_SHARE * track.length_km;
  const waypoints = planWaypoints(legs, times);
  const stops = waypointRows(shipment_id, legs, waypoints);
  await insertLegs(transaction, legRows(shipment_id, legs));
  await insertWaypoints(
    transaction,
    stops.map((stop) => ({
      ...stop,
      status: stop.distance_km <= travelled_km ? ('completed' as const) : stop.status,
    })),
  );
  await insertEvents(
    transaction,
    sampleEvents(waypoints, times).map(({ stop, ...event }) => ({
      ...event,
      shipment_id,
      location: stop.location_name,
      latitude: stop.latitude,
      longitude: stop.longitude,
      recorded_by: null,
    })),
  );
  await writeLive(transaction, {
    shipment_id,
    ...placeOn(track, travelled_km),
    speed: SEA_KMH,
    vehicle_identifier: vehicle,
    next_checkpoint: stops.find(({ distance_km }) => distance_km > travelled_km)?.location_name ?? null,
    estimated_arrival: times.estimated_delivery,
    progress: 100 * SAMPLE_SHARE,
    updated_at: now,
  });
  return shipment_id;
}

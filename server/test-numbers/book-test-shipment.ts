import { legBetween } from '#domain/routing/leg-between.ts';
import type { RouteLeg, Stop } from '#domain/routing/route-leg.ts';
import { planWaypoints } from '#domain/routing/waypoints.ts';
import type { ScriptedLeg, TestScript } from '#domain/test-numbers/test-script.ts';
import { trackOf } from '#domain/tracking/track.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { newId } from '../database/statements/columns.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import type { Geography } from '../geography/geography.ts';
import { TEST_ORGANISATION_ID } from '../organisations/test-organisation.ts';
import { insertEquipment } from '../shipment-file/equipment-table.ts';
import { promise } from '../shipment-records/change-estimate.ts';
import { deleteTestShipment, insertShipment } from '../shipment-records/shipments-table.ts';
import { insertEvents } from '../tracking/events/tracking-events-table.ts';
import { replaceLegDetails } from '../tracking/route/leg-details-table.ts';
import { insertLegs } from '../tracking/route/route-legs-table.ts';
import { insertWaypoints } from '../tracking/route/route-waypoints-table.ts';
import { legRows, waypointRows } from '../tracking/route/write-route.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { insertTestRun } from './test-runs-table.ts';

/** Invented, like everything about test shipments. */
const WEIGHT_KG = 8_400;
const COST_CENTS = 420_000;

/** Books the shipment of a script for a new run, in place of that of the run before. False if its number is a real shipment’s. */
export async function bookTestShipment(
  transaction: Transaction,
  { geography }: { geography: Geography },
  script: TestScript,
  { id, started_at, now }: { id: string; started_at: Date; now: Date },
): Promise<boolean> {
  const { tracking_number, legs, equipment_number, cargo_description } = script;
  const at = (offset: number) => new Date(started_at.getTime() + offset);
  const [first] = legs as [ScriptedLeg];
  const last = legs.at(-1) as ScriptedLeg;
  const origin = stopOf(geography, first.from);
  const destination = stopOf(geography, last.to);
  const route = legs.map((leg) => drawn(geography, leg));
  const created_at = at(script.booked);
  const estimated_delivery_date = at(last.eta);
  const ends = {
    origin_city: origin.name,
    origin_country: origin.country,
    destination_city: destination.name,
    destination_country: destination.country,
  };
  await deleteTestShipment(transaction, id);
  const booked = await insertShipment(transaction, {
    id,
    test: true,
    organisation_id: TEST_ORGANISATION_ID,
    tracking_number,
    ...ends,
    cargo_description,
    cargo_weight: WEIGHT_KG,
    transport_mode: 'sea',
    preferred_transport_mode: 'sea',
    cost_cents: COST_CENTS,
    price_status: 'confirmed',
    status: 'confirmed',
    estimated_delivery_date,
    estimate_source: 'booking',
    ...promise(geography, ends, estimated_delivery_date),
    created_at,
    updated_at: now,
  });
  if (!booked) return false;
  await insertTestRun(transaction, { shipment_id: id, started_at });
  const times = { departure: at(first.etd), estimated_delivery: estimated_delivery_date };
  const stops = waypointRows(id, route, planWaypoints(route, times)).map((stop) =>
    script.moves.length > 0 ? reachedBefore(stop, route, started_at) : stop,
  );
  await pipeline(insertLegs(transaction, legRows(id, route)), insertWaypoints(transaction, stops));
  await replaceLegDetails(
    transaction,
    id,
    legs.map((leg, leg_order) => ({ shipment_id: id, leg_order, ...detailsOf(leg, at) })),
  );
  await insertEquipment(transaction, [containerRow(id, equipment_number)]);
  await insertEvents(transaction, [bookingEvent(id, origin, created_at)]);
  await recordEvents(transaction, now, {
    organisation_id: TEST_ORGANISATION_ID,
    type: 'shipment.created',
    object: tracking_number,
    data: {
      tracking_number,
      status: 'confirmed',
      transport_mode: 'sea',
      origin: { city: origin.name, country: origin.country },
      destination: { city: destination.name, country: destination.country },
      estimated_delivery_date,
    },
  });
  return true;
}

function containerRow(shipment_id: string, number: string) {
  return { id: newId(), shipment_id, position: 0, kind: 'container' as const, number, size_type: '45G1' };
}

function bookingEvent(shipment_id: string, { name, country, latitude, longitude }: Stop, occurred_at: Date) {
  return {
    shipment_id,
    status: 'confirmed' as const,
    description: 'Booking confirmed',
    location: `${name}, ${country}`,
    latitude,
    longitude,
    occurred_at,
  };
}

/** The vehicle that reports positions is on the last leg, so the stops before it are reached. */
function reachedBefore(
  stop: ReturnType<typeof waypointRows>[number],
  route: readonly RouteLeg[],
  started_at: Date,
) {
  if (stop.distance_km >= trackOf(route.slice(0, -1)).length_km) return stop;
  const reached_at = stop.estimated_arrival < started_at ? stop.estimated_arrival : started_at;
  return { ...stop, status: 'completed' as const, reached_at };
}

/** The schedule of a leg; `at` is the time so many milliseconds after the start of the run. */
function detailsOf(leg: ScriptedLeg, at: (offset_ms: number) => Date) {
  const { role, from, to, carrier, vessel_name = null, voyage = '', etd, eta } = leg;
  return {
    id: newId(),
    role,
    from_unlocode: from,
    from_facility: '',
    to_unlocode: to,
    to_facility: '',
    carrier,
    vessel_name,
    vessel_imo: null,
    voyage,
    flight: '',
    vehicle: '',
    driver: '',
    etd: at(etd),
    eta: at(eta),
    atd: null,
    ata: null,
  };
}

function drawn(geography: Geography, { from, to, mode }: ScriptedLeg): RouteLeg {
  const leg = legBetween(geography, stopOf(geography, from), stopOf(geography, to), mode);
  if (!leg) throw new Error(`No route by ${mode} from ${from} to ${to}.`);
  return leg;
}

function stopOf(geography: Geography, unlocode: string): Stop {
  const place = geography.unlocode(unlocode);
  if (!place) throw new Error(`The UN/LOCODE ${unlocode} is unknown.`);
  const { code, name, country, latitude, longitude, kind } = place;
  return kind === 'port'
    ? { name, country, latitude, longitude, kind, code }
    : { name, country, latitude, longitude, kind: 'place', code: null };
}

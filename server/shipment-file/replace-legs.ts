import { DAY_MS } from '#domain/calendar/durations.ts';
import { planLegTimes } from '#domain/routing/leg-plan.ts';
import type { PlannedWaypoint } from '#domain/routing/planned-waypoint.ts';
import type { RouteLeg } from '#domain/routing/route-leg.ts';
import { deliveryDays } from '#domain/routing/route-options.ts';
import { planWaypoints } from '#domain/routing/waypoints.ts';
import { legModeOf } from '#domain/shipment-file/leg.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { legPlan } from '../milestones/plan-rows.ts';
import { recordLegTimes } from '../milestones/record-leg-times.ts';
import { transferLegPlans } from '../milestones/transfer-leg-plans.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { refuseFuture } from '../tracking/events/refuse-future.ts';
import {
  type LegDetailsRecord,
  listLegDetails,
  replaceLegDetails,
} from '../tracking/route/leg-details-table.ts';
import { replaceRoute } from '../tracking/route/replace-route.ts';
import { type LegRecord, listLegs, replaceLegs as writeLegs } from '../tracking/route/route-legs-table.ts';
import { listWaypoints } from '../tracking/route/route-waypoints-table.ts';
import { legRows } from '../tracking/route/write-route.ts';
import { derivedLegId } from './derived-leg-id.ts';
import { editFile } from './edit-file.ts';
import { estimateByLegs } from './estimate-by-legs.ts';
import { identified, listChanges } from './list-changes.ts';
import { drawLegs, type LocatedLeg, locateLegs } from './locate-legs.ts';
import { operations } from './operations.ts';

/** The map, the stops and the documents follow the legs. The route of a shipment that has ended stays. */
export const replaceLegs = operations.replaceLegs.handler((call) =>
  editFile('shipmentFile.replaceLegs', call, async (transaction, shipment) => {
    const { geography } = call.context;
    const now = call.context.now();
    for (const [index, { atd, ata }] of call.input.legs.entries()) {
      if (atd) refuseFuture(atd, now, `legs.${index}.atd`);
      if (ata) refuseFuture(ata, now, `legs.${index}.ata`);
    }
    const drawn = await listLegs(transaction, shipment.id);
    const details = await listLegDetails(transaction, shipment.id);
    const detailsOf = (leg_order: number) => details.find((each) => each.leg_order === leg_order);
    const known = drawn.map((leg) => ({ id: detailsOf(leg.leg_order)?.id ?? derivedLegId(leg), leg }));
    const located = locateLegs(geography, shipment, identified('legs', call.input.legs, known));
    const legs = matchFormerLegs(located, call.input.legs, known, details);
    const route = drawLegs(geography, legs, known);
    if (isRedrawn(drawn, route) && !isActive(shipment.status)) throw call.errors.ENDED();
    await writeRoute(transaction, shipment, { drawn, legs, route });
    const rows = legs.map((leg, leg_order) => detailsRecord(leg, shipment.id, leg_order));
    await replaceLegDetails(transaction, shipment.id, rows);
    await recordLegTimes(transaction, details, rows, { now, recorded_by: signedIn(call.context).user_id });
    await transferLegPlans(
      transaction,
      shipment.id,
      {
        before: known.map(({ id, leg }) => ({ id, geometry: leg.geometry })),
        after: legs.map(({ leg: { id } }, index) => ({ id, geometry: route[index]?.geometry ?? [] })),
        planned: legPlan(shipment.id, plannedLegs(shipment, legs, route), now),
      },
      now,
    );
    return {
      shipment: await estimateByLegs(transaction, call.context, shipment, {
        former: detailsOf(drawn.length - 1)?.eta ?? null,
        eta: legs.at(-1)?.leg.eta ?? null,
      }),
      changes: listChanges(
        'legs',
        drawn.map((leg) => ({ ...summaryOf(leg), details: detailsOf(leg.leg_order) })),
        legRows(shipment.id, route).map((leg) => ({ ...summaryOf(leg), details: rows[leg.leg_order] })),
        ({
          transport_mode,
          from_name,
          to_name,
          details: { carrier, vessel_name, voyage, flight } = NO_DETAILS,
        }) =>
          [transport_mode, `${from_name} – ${to_name}`, carrier, vessel_name, voyage, flight]
            .filter(Boolean)
            .join(' '),
      ),
    };
  }),
);

/**
 * In a list without ids, a leg of the mode of a former one and between the same places is that leg, with the times that
 * are not sent: programs that send their whole list would otherwise detach it from what carriers report.
 */
function matchFormerLegs(
  legs: readonly LocatedLeg[],
  sent: readonly { id?: string | undefined }[],
  known: readonly { id: string; leg: LegRecord }[],
  details: readonly LegDetailsRecord[],
): readonly LocatedLeg[] {
  if (sent.some(({ id }) => id !== undefined)) return legs;
  const taken = new Set<string>();
  return legs.map((located) => {
    const { leg, from, to } = located;
    const former = known.find(
      (each) =>
        !taken.has(each.id) &&
        legModeOf(each.leg) === leg.mode &&
        each.leg.from_name === from.name &&
        each.leg.to_name === to.name,
    );
    if (!former) return located;
    const { id } = former;
    taken.add(id);
    const stored = details.find((each) => each.id === id);
    const times = {
      etd: leg.etd ?? stored?.etd ?? null,
      eta: leg.eta ?? stored?.eta ?? null,
      atd: leg.atd ?? stored?.atd ?? null,
      ata: leg.ata ?? stored?.ata ?? null,
    };
    return { ...located, leg: { ...leg, ...times, id } };
  });
}

const NO_DETAILS = { carrier: '', vessel_name: null, voyage: '', flight: '' };

type Drawn = Pick<LegRecord, 'transport_mode' | 'from_name' | 'to_name'>;

function summaryOf({ transport_mode, from_name, to_name }: Drawn): Drawn {
  return { transport_mode, from_name, to_name };
}

interface NewRoute {
  drawn: readonly LegRecord[];
  legs: readonly LocatedLeg[];
  route: readonly RouteLeg[];
}

async function writeRoute(
  transaction: Transaction,
  shipment: ShipmentRecord,
  { drawn, legs, route }: NewRoute,
): Promise<void> {
  const isRenamed = route.some(
    ({ from, to }, index) => from.name !== drawn[index]?.from_name || to.name !== drawn[index]?.to_name,
  );
  if (!isRenamed && !isRedrawn(drawn, route)) return;
  if (!isActive(shipment.status)) return writeLegs(transaction, shipment.id, legRows(shipment.id, route));
  const waypoints = withArrivals(planWaypoints(route, timesOf(shipment, legs, route)), legs);
  const stops = await listWaypoints(transaction, shipment.id);
  await replaceRoute(transaction, shipment.id, stops, { legs: [...route], waypoints });
}

function isRedrawn(drawn: readonly LegRecord[], route: readonly RouteLeg[]): boolean {
  return (
    drawn.length !== route.length || route.some(({ geometry }, index) => geometry !== drawn[index]?.geometry)
  );
}

function timesOf(
  { created_at, estimated_delivery_date }: ShipmentRecord,
  legs: readonly LocatedLeg[],
  route: readonly RouteLeg[],
) {
  const departure = legs[0]?.leg.atd ?? legs[0]?.leg.etd ?? created_at;
  const usual_ms = deliveryDays(route[0]?.transport_mode ?? 'road', route) * DAY_MS;
  const planned = legs.at(-1)?.leg.eta ?? estimated_delivery_date;
  const isPlanned = planned !== null && planned > departure;
  return { departure, estimated_delivery: isPlanned ? planned : new Date(departure.getTime() + usual_ms) };
}

/** By the timetable, unless staff have entered a schedule, which it would contradict. */
function plannedLegs(shipment: ShipmentRecord, legs: readonly LocatedLeg[], route: readonly RouteLeg[]) {
  if (legs.some(({ leg }) => leg.etd ?? leg.eta ?? leg.atd ?? leg.ata)) return [];
  const times = planLegTimes(route, timesOf(shipment, legs, route));
  return legs.flatMap(({ leg: { id } }, index) => {
    const leg = route[index];
    const planned = times[index];
    return leg && planned ? [{ id, leg, ...planned }] : [];
  });
}

/** The stops at the ends of legs arrive when the leg does, where that is known. */
function withArrivals(waypoints: readonly PlannedWaypoint[], legs: readonly LocatedLeg[]): PlannedWaypoint[] {
  return waypoints.map((waypoint, index) => {
    const arriving = legs.find(
      ({ to }) => index > 0 && to.latitude === waypoint.latitude && to.longitude === waypoint.longitude,
    );
    const estimated_arrival = arriving?.leg.ata ?? arriving?.leg.eta ?? waypoint.estimated_arrival;
    return { ...waypoint, estimated_arrival };
  });
}

function detailsRecord(
  { leg, from, to }: LocatedLeg,
  shipment_id: string,
  leg_order: number,
): LegDetailsRecord {
  const { id, role, carrier, vessel, voyage, flight, vehicle, driver, etd, eta, atd, ata } = leg;
  return {
    shipment_id,
    leg_order,
    id,
    role,
    from_unlocode: from.unlocode,
    from_facility: leg.from.facility,
    to_unlocode: to.unlocode,
    to_facility: leg.to.facility,
    carrier,
    vessel_name: vessel?.name ?? null,
    vessel_imo: vessel?.imo || null,
    voyage,
    flight,
    vehicle,
    driver,
    etd,
    eta,
    atd,
    ata,
  };
}

import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import { SERVED_CODES } from '#domain/dcsa/event-codes.ts';
import { CODE_PARAMETERS, type EventQuery, matchingTypes } from '#domain/dcsa/event-query.ts';
import { readTransportCallId } from '#domain/dcsa/transport-call-id.ts';
import type { Connection } from '../database/pool/connection.ts';
import { isOwnPlan, milestoneRetractions, milestones } from '../milestones/milestones-table.ts';
import { isOfReader, type Reader } from '../shipment-records/reader.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { legDetails } from '../tracking/route/leg-details-table.ts';
import { routeLegs } from '../tracking/route/route-legs-table.ts';
import {
  AT_END,
  createdConditions,
  documentCondition,
  equipmentCondition,
  hasReference,
  legConditions,
  placeCondition,
} from './event-conditions.ts';
import type { Position } from './event-cursor.ts';

const TRANSPORT = SERVED_CODES.filter(({ type }) => type === 'TRANSPORT').map(({ milestone }) => milestone);
/** DCSA has no mode for aircraft. */
const MODES = ['sea', 'road', 'rail'] as const;

export type EventRecord = Awaited<ReturnType<typeof findEvents>>[number];

/** One row more than the limit, if there is one, in the order of the page. Retracted reports are left out. */
export async function findEvents(
  connection: Connection,
  query: EventQuery,
  { reader, position, milestone_id }: { reader: Reader; position: Position | null; milestone_id?: string },
) {
  const codes = matchingCodes(query);
  if (codes.length === 0) return [];
  const leg = legOf(connection);
  const atEnd = inArray(milestones.code, AT_END);
  const place = sql<
    string | null
  >`coalesce(nullif(${milestones.unlocode}, ''), case when ${atEnd} then ${leg.to_unlocode} else ${leg.from_unlocode} end)`;
  const mode = sql`coalesce(${leg.mode}, ${shipments.transport_mode})`;
  const sorted = query.sort.by === 'created' ? milestones.received_at : milestones.occurred_at;
  const isDescending = (query.sort.direction === 'desc') !== (position?.back ?? false);
  const call = query.transportCallID === undefined ? undefined : readTransportCallId(query.transportCallID);
  if (call === null) return [];
  return connection
    .select({
      id: milestones.id,
      shipment_id: milestones.shipment_id,
      equipment_number: milestones.equipment_number,
      code: milestones.code,
      classifier: milestones.classifier,
      occurred_at: milestones.occurred_at,
      utc_offset: milestones.utc_offset,
      received_at: milestones.received_at,
      facility: milestones.facility,
      empty_indicator: milestones.empty_indicator,
      document_type: milestones.document_type,
      document_reference: milestones.document_reference,
      reason: milestones.reason,
      tracking_number: shipments.tracking_number,
      place: place.as('place'),
      mode: sql<(typeof MODES)[number] | 'air' | null>`${mode}`.as('mode'),
      leg_id: sql<string | null>`coalesce(${leg.id}, ${milestones.leg_id})`.as('leg_id_found'),
      vehicle: leg.vehicle,
      sequence: leg.sequence,
      vessel_imo: leg.vessel_imo,
      vessel_name: leg.vessel_name,
      voyage: leg.voyage,
    })
    .from(milestones)
    .innerJoin(shipments, eq(shipments.id, milestones.shipment_id))
    .leftJoinLateral(leg, sql`true`)
    .where(
      and(
        isOfReader(reader),
        milestone_id ? eq(milestones.id, milestone_id) : undefined,
        inArray(milestones.code, codes),
        or(sql`${milestones.code} not in ${TRANSPORT}`, inArray(mode, [...MODES])),
        ...servedConditions(connection),
        ...queryConditions(connection, query, leg),
        call && eq(milestones.shipment_id, call.shipment_id),
        call && sql`coalesce(${leg.id}, ${milestones.leg_id}) is not distinct from ${call.leg_id}::uuid`,
        call && sql`${atEnd} = ${call.is_end}`,
        position
          ? sql`(${sorted}, ${milestones.id}) ${isDescending ? sql`<` : sql`>`} (${position.at}::timestamptz, ${position.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(isDescending ? sql`${sorted} desc, ${milestones.id} desc` : sql`${sorted}, ${milestones.id}`)
    .limit(query.limit + 1);
}

/** Leaves out retracted milestones and the plan of a booking, which is ours, not a carrier’s schedule. */
function servedConditions(connection: Connection) {
  return [
    sql`not (${isOwnPlan})`,
    notExists(
      connection
        .select({ one: sql`1` })
        .from(milestoneRetractions)
        .where(eq(milestoneRetractions.milestone_id, milestones.id)),
    ),
  ];
}

/** The conditions of the query’s parameters, except codes and transport calls. */
function queryConditions(connection: Connection, query: EventQuery, leg: ReturnType<typeof legOf>) {
  return [
    ...createdConditions(query),
    documentCondition(query),
    ...[query.carrierBookingReference, query.bookingReference].map((value) =>
      hasReference(connection, 'BOOKING', value),
    ),
    ...[query.transportDocumentReference, query.transportDocumentID].map((value) =>
      hasReference(connection, 'MBL', value),
    ),
    equipmentCondition(connection, query.equipmentReference),
    ...legConditions(connection, legDetails.vessel_imo, leg.vessel_imo, query.vesselIMONumber),
    ...legConditions(connection, legDetails.voyage, leg.voyage, query.exportVoyageNumber),
    ...legConditions(connection, legDetails.voyage, leg.voyage, query.carrierVoyageNumber),
    placeCondition(connection, query.UNLocationCode),
  ];
}

function matchingCodes(query: EventQuery) {
  const types = matchingTypes(query);
  return SERVED_CODES.filter(
    ({ type, code }) =>
      types.includes(type) &&
      ((query[CODE_PARAMETERS[type]] as readonly string[] | undefined)?.includes(code) ?? true),
  ).map(({ milestone }) => milestone);
}

/**
 * The leg of a report: the reported one or, for a report about something else, the first leg that begins or ends at its
 * place.
 */
function legOf(connection: Connection) {
  const legs = connection
    .select({
      leg_order: routeLegs.leg_order,
      mode: routeLegs.transport_mode,
      vehicle: routeLegs.vehicle,
      sequence: sql<number>`(row_number() over (order by ${routeLegs.leg_order}))::int`.as('sequence'),
    })
    .from(routeLegs)
    .where(eq(routeLegs.shipment_id, milestones.shipment_id))
    .as('legs');
  const isHere = sql`case when ${inArray(milestones.code, AT_END)} then ${legDetails.to_unlocode} else ${legDetails.from_unlocode} end = ${milestones.unlocode}`;
  return connection
    .select({
      id: legDetails.id,
      mode: legs.mode,
      vehicle: legs.vehicle,
      sequence: legs.sequence,
      from_unlocode: legDetails.from_unlocode,
      to_unlocode: legDetails.to_unlocode,
      vessel_imo: legDetails.vessel_imo,
      vessel_name: legDetails.vessel_name,
      voyage: legDetails.voyage,
    })
    .from(legs)
    .leftJoin(
      legDetails,
      and(eq(legDetails.shipment_id, milestones.shipment_id), eq(legDetails.leg_order, legs.leg_order)),
    )
    .where(
      sql`case when ${milestones.leg_id} is null then ${isHere} else coalesce(${legDetails.id} = ${milestones.leg_id}, ${legs.sequence} = ${milestones.leg_sequence}) end`,
    )
    .orderBy(legs.sequence)
    .limit(1)
    .as('leg');
}

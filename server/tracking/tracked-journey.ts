import type postgres from 'postgres';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { calendarDay, reportedZone } from '#domain/calendar/calendar-day.ts';
import { legNumbers } from '#domain/milestones/leg-numbers.ts';
import { equipmentState } from '#domain/milestones/proven-status.ts';
import { statusCode } from '#domain/milestones/status-code.ts';
import { currentMilestones } from '#domain/milestones/timeline.ts';
import type { Vehicle } from '#domain/routing/route-leg.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { type LegRole, legModeOf, legRoles } from '#domain/shipment-file/leg.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { type JourneyReport, journeyMilestones } from '#domain/tracking/journey-milestones.ts';
import { arrivedStops } from '#domain/tracking/stops/arrived-stops.ts';
import { estimateByLegs } from '#domain/tracking/stops/leg-estimates.ts';
import type { Geography } from '../geography/geography.ts';
import { zoneAt } from '../geography/zone-at.ts';
import { lastFreeDayOf } from './last-free-day-of.ts';

type Estimate = TrackedShipment['estimate_history'][number];

/** Reports read; a journey has dozens, a misbehaving feed can send thousands. */
const REPORTS = 500;
const ESTIMATES = 50;

/** The columns of a journey, in PostgreSQL’s JSON. */
export interface JourneyRow {
  legs: LegRow[];
  equipment: Pick<TrackedShipment['equipment'][number], 'kind' | 'number' | 'size_type' | 'free_days'>[];
  reports: ReportRow[];
  estimates: EstimateRow[];
  created_at: Date;
}

interface LegRow {
  leg_order: number;
  transport_mode: TransportMode;
  vehicle: Vehicle | null;
  distance_km: number;
  from_name: string;
  to_name: string;
  /** Null, as the other details are, for a leg of which nothing else is known. */
  id: string | null;
  role: LegRole | null;
  from_unlocode: string | null;
  to_unlocode: string | null;
  carrier: string | null;
  vessel_name: string | null;
  voyage: string | null;
  flight: string | null;
  etd: string | null;
  eta: string | null;
  atd: string | null;
  ata: string | null;
}

interface ReportRow
  extends Omit<JourneyReport, 'object' | 'occurred_at' | 'reported_at' | 'received_at' | 'retracted'> {
  object_kind: JourneyReport['object']['kind'];
  leg_id: string | null;
  leg_sequence: number | null;
  equipment_number: string | null;
  occurred_at: string;
  reported_at: string | null;
  received_at: string;
}

type EstimateRow = Omit<Estimate, 'estimated_delivery' | 'made_at'> & {
  estimated_delivery: string | null;
  made_at: string;
};

/**
 * The columns of a journey, for a statement on the shipments `s`. Parties, drivers, licence plates, references and
 * facilities, which can name a party, are not read. Geometries are not either: they are large, and the stops have the positions.
 */
export function journeyColumns(sql: postgres.Sql) {
  return sql`
  s.created_at,
  (select coalesce(json_agg(l order by leg_order), '[]') from (
    select r.leg_order, r.transport_mode, r.vehicle, r.distance_km, r.from_name, r.to_name, d.id, d.role,
      d.from_unlocode, d.to_unlocode, d.carrier, d.vessel_name, d.voyage, d.flight,
      d.etd, d.eta, d.atd, d.ata
    from route_legs r
    left join leg_details d on d.shipment_id = r.shipment_id and d.leg_order = r.leg_order
    where r.shipment_id = s.id) l) as legs,
  (select coalesce(json_agg(b order by position), '[]') from (
    select position, kind, number, size_type, free_days from equipment where shipment_id = s.id) b) as equipment,
  (select coalesce(json_agg(m), '[]') from (
    select id, object_kind, leg_id, leg_sequence, equipment_number, code, classifier, occurred_at, utc_offset,
      unlocode, empty_indicator, document_type, source, source_reference, reported_at, received_at,
      exists (select from milestone_overrides where milestone_id = milestones.id) as overriding
    from milestones where shipment_id = s.id
      and not exists (select from milestone_retractions where milestone_id = milestones.id)
    order by received_at desc limit ${REPORTS}) m) as reports,
  (select coalesce(json_agg(h order by made_at), '[]') from (
    select estimated_delivery_date as estimated_delivery, source, reason, made_at
    from delivery_estimates where shipment_id = s.id order by made_at desc, id desc limit ${ESTIMATES}) h) as estimates`;
}

interface Shipment extends JourneyRow {
  status: ShipmentStatus;
  transport_mode: TransportMode | null;
  estimated_delivery_date: Date | null;
  delivered_at: Date | null;
  promised_delivery_date: Date | null;
  promised_delivery_day: string | null;
  destination_time_zone: string;
  stops: TrackedShipment['waypoints'];
}

type Journey = Pick<TrackedShipment, 'legs' | 'milestones' | 'equipment' | 'estimate_history' | 'waypoints'>;

/** Legs, milestones, stops and equipment of a row, and the history of its delivery estimate. */
export function journeyOf(
  geography: Pick<Geography, 'timeZones' | 'unlocode'>,
  shipment: Shipment,
  now: Date,
): Journey {
  const { status, stops, legs, equipment, estimates } = shipment;
  const numbers = numbersOf(legs, shipment.reports);
  const reports = shipment.reports.map((row) => reportOf(row, numbers));
  const facts = reports.length > 0 ? [...currentMilestones(reports).values()] : [];
  const planned = plannedLegs(legs);
  const journey = journeyMilestones({
    legs: planned,
    stops,
    reports,
    townOf: (unlocode) => geography.unlocode(unlocode)?.name,
    zoneOf: (utc_offset, unlocode, at) => reportedZone(utc_offset, zoneAt(geography, unlocode), at),
    delivery: {
      code: statusCode('delivered', shipment.transport_mode),
      estimated: isActive(status) ? shipment.estimated_delivery_date : null,
      actual: status === 'delivered' ? shipment.delivered_at : null,
    },
  });
  const arrived = arrivedStops(stops, planned, journey.milestones);
  return {
    ...journey,
    waypoints: isActive(status) ? estimateByLegs(arrived, planned, journey.milestones, now) : arrived,
    equipment: equipment.map(({ kind, number, size_type, free_days }) => ({
      kind,
      number,
      size_type,
      state: equipmentState(facts, number),
      free_days,
      ...lastFreeDayOf(geography, { ...shipment, legs: planned, reports }, { number, free_days }),
    })),
    estimate_history: withPromise(
      shipment,
      estimates.map((row) => estimateOf(row, shipment)),
    ),
  };
}

function plannedLegs(legs: readonly LegRow[]) {
  const roles = legRoles(legs);
  return legs.map((leg, index) => ({
    role: leg.role ?? roles[index] ?? 'main',
    mode: legModeOf(leg),
    from: leg.from_name,
    to: leg.to_name,
    from_unlocode: leg.from_unlocode,
    to_unlocode: leg.to_unlocode,
    carrier: leg.carrier ?? '',
    vessel: leg.vessel_name,
    voyage: leg.voyage ?? '',
    flight: leg.flight ?? '',
    etd: moment(leg.etd),
    eta: moment(leg.eta),
    atd: moment(leg.atd),
    ata: moment(leg.ata),
  }));
}

/** A leg without details has no id here: the reports of its number are its own. */
function numbersOf(legs: readonly LegRow[], reports: readonly ReportRow[]): ReadonlyMap<string, number> {
  const identified = legs.flatMap(({ id }, index) => (id ? [{ id, sequence: index + 1 }] : []));
  const planned = reports.flatMap(({ leg_id: id, leg_sequence: sequence }) =>
    id && sequence && legs[sequence - 1]?.id === null ? [{ id, sequence }] : [],
  );
  return legNumbers([...planned, ...identified], reports);
}

function reportOf(row: ReportRow, numbers: ReadonlyMap<string, number>): JourneyReport {
  const { object_kind: kind, leg_id, leg_sequence, equipment_number, ...report } = row;
  return {
    ...report,
    object: {
      kind,
      leg_sequence: numbers.get(leg_id ?? '') ?? leg_sequence ?? undefined,
      equipment_number: equipment_number ?? undefined,
    },
    occurred_at: new Date(row.occurred_at),
    reported_at: moment(row.reported_at),
    received_at: new Date(row.received_at),
    retracted: false,
  };
}

/** The first estimate is the promise made at booking, which older shipments have no row of. */
function withPromise({ promised_delivery_date, created_at }: Shipment, estimates: Estimate[]): Estimate[] {
  if (!promised_delivery_date || estimates[0]?.source === 'booking') return estimates;
  const promise = { estimated_delivery: promised_delivery_date, source: 'booking' as const, reason: null };
  return [{ ...promise, made_at: created_at }, ...estimates];
}

/** The reason is public where the estimate is after the promised day, as that of a delay is. */
function estimateOf(
  { estimated_delivery: text, source, reason, made_at }: EstimateRow,
  { promised_delivery_day, destination_time_zone }: Shipment,
): Estimate {
  const estimated_delivery = moment(text);
  const isLate =
    estimated_delivery !== null &&
    promised_delivery_day !== null &&
    calendarDay(estimated_delivery, destination_time_zone) > promised_delivery_day;
  return { estimated_delivery, source, reason: isLate ? reason : null, made_at: new Date(made_at) };
}

function moment(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

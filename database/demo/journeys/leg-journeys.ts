import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { NO_INSTRUCTIONS, type ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import type { MilestoneSource } from '#domain/milestones/milestone.ts';
import { documentedLegs } from '#domain/shipment-file/carriage.ts';
import { leastConnectionMs } from '#domain/shipment-file/connect-legs.ts';
import { legRoles } from '#domain/shipment-file/leg.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { milestoneRow } from '#server/milestones/milestone-rows.ts';
import type { NewMilestone } from '#server/milestones/milestones-table.ts';
import { bookingPlan } from '#server/milestones/plan-rows.ts';
import { derivedLegId } from '#server/shipment-file/derived-leg-id.ts';
import type { LegDetailsRecord } from '#server/tracking/route/leg-details-table.ts';
import type { routeLegs } from '#server/tracking/route/route-legs-table.ts';
import type { Random } from '../random.ts';
import type { DemoShipment } from '../shipments.ts';

interface Journey {
  shipment: DemoShipment;
  row: {
    id: string;
    created_at: Date;
    estimated_delivery_date: Date | null;
    promised_delivery_date: Date | null;
  };
  legs: readonly (typeof routeLegs.$inferSelect)[];
  instructions: Partial<ShippingInstructions> | undefined;
}

const UNPLANNED = new Set<ShipmentStatus>(['created', 'pending', 'cancelled']);
const STEP_MS = 5 * MINUTE_MS;

/** What is known of the legs: who carries the goods, and when they departed and arrived or will. */
export function legJourneys(journeys: readonly Journey[], now: Date, random: Random) {
  const details: LegDetailsRecord[] = [];
  const milestones: NewMilestone[] = [];
  for (const journey of journeys) {
    const legs = detailsOf(journey, now);
    details.push(...legs);
    milestones.push(...planOf(journey, random));
    for (const leg of legs) milestones.push(...reportsOf(leg, journey, random));
  }
  return { details, milestones };
}

function detailsOf({ shipment, row, legs, instructions }: Journey, now: Date): LegDetailsRecord[] {
  const { itinerary, schedule, vehicles, status } = shipment;
  const { carrier, vessel, voyage, flight } = { ...NO_INSTRUCTIONS, ...instructions };
  const roles = legRoles(legs);
  const { sea, air } = documentedLegs(legs);
  return legs.map((leg, index) => {
    const mode = leg.transport_mode;
    const [from_km, to_km] = [
      itinerary.track.legs[index]?.from_km ?? 0,
      itinerary.track.legs[index]?.to_km ?? 0,
    ];
    const isLast = index === legs.length - 1;
    const departure =
      roles[index] === 'main'
        ? schedule.sailed
        : index === 0
          ? schedule.departed
          : new Date(
              Math.max(
                schedule.reaches(from_km).getTime() +
                  leastConnectionMs(legs[index - 1]?.transport_mode ?? mode, mode),
                afterCustoms(shipment, from_km),
              ),
            );
    const later = new Date(
      Math.max(
        departure.getTime() + STEP_MS,
        (isLast ? schedule.arrived : schedule.reaches(to_km)).getTime(),
      ),
    );
    const estimate = isLast && row.estimated_delivery_date;
    const isPlanned = !UNPLANNED.has(status);
    const rounded = (at: Date) => new Date(Math.round(at.getTime() / STEP_MS) * STEP_MS);
    const happened = (at: Date) => (isPlanned && at <= now ? rounded(at) : null);
    return {
      shipment_id: row.id,
      leg_order: leg.leg_order,
      id: derivedLegId(leg),
      role: roles[index] ?? 'main',
      from_unlocode: null,
      from_facility: '',
      to_unlocode: null,
      to_facility: '',
      carrier: leg === sea || leg === air ? carrier : '',
      vessel_name: (leg === sea && vessel) || null,
      vessel_imo: null,
      voyage: leg === sea ? voyage : '',
      flight: leg === air ? flight : '',
      vehicle:
        isPlanned && index === 0 && (mode === 'road' || mode === 'rail')
          ? vehicles[mode].replace(/^(Truck|Train) /, '')
          : '',
      driver: '',
      etd: isPlanned ? rounded(departure) : null,
      eta: isPlanned ? (later > now && estimate && estimate > departure ? estimate : rounded(later)) : null,
      atd: happened(departure),
      ata: happened(later),
    };
  });
}

/** Goods leave the place of clearance once they are released; 0 for other places. */
function afterCustoms({ itinerary, schedule }: DemoShipment, km: number): number {
  return Math.abs(itinerary.customs.km - km) < 1 ? schedule.released.getTime() : 0;
}

/** As a booking plans it. */
function planOf({ shipment, row }: Journey, random: Random): NewMilestone[] {
  const { id, created_at: booked, promised_delivery_date: promised } = row;
  if (!promised) return [];
  const { legs, mode } = shipment.itinerary;
  const ends = [{ estimated_arrival: booked }, { estimated_arrival: promised }];
  const planned = { id, transport_mode: mode, estimated_delivery_date: promised };
  return bookingPlan(planned, legs, ends, booked).map((plan) => ({ ...plan, id: random.idAt(booked) }));
}

const ESTIMATED_BY = { sea: 'carrier', air: 'carrier', rail: 'carrier', road: 'staff' } as const;
const SOURCES = { sea: 'carrier', air: 'carrier', rail: 'carrier', road: 'driver' } as const;

function reportsOf(leg: LegDetailsRecord, { shipment, legs }: Journey, random: Random): NewMilestone[] {
  const mode = legs.find(({ leg_order }) => leg_order === leg.leg_order)?.transport_mode ?? 'road';
  const report = (
    code: 'DEPA' | 'ARRI',
    classifier: 'EST' | 'ACT',
    occurred_at: Date | null,
    source: MilestoneSource,
  ): NewMilestone[] => {
    if (!occurred_at) return [];
    const received_at = classifier === 'ACT' ? occurred_at : shipment.schedule.confirmed;
    const row = milestoneRow({
      shipment_id: leg.shipment_id,
      object_kind: 'leg',
      leg_id: leg.id,
      leg_sequence: leg.leg_order + 1,
      equipment_number: null,
      code,
      classifier,
      occurred_at,
      utc_offset: null,
      unlocode: '',
      facility: '',
      source,
      source_reference: '',
      reported_at: null,
      received_at,
      document_type: '',
      document_reference: '',
      reason: '',
      recorded_by: null,
    });
    return [{ ...row, id: random.idAt(received_at) }];
  };
  return [
    ...report('DEPA', 'EST', leg.etd, ESTIMATED_BY[mode]),
    ...report('ARRI', 'EST', leg.eta, ESTIMATED_BY[mode]),
    ...report('DEPA', 'ACT', leg.atd, SOURCES[mode]),
    ...report('ARRI', 'ACT', leg.ata, SOURCES[mode]),
  ];
}

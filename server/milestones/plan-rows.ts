import type { MilestoneSource } from '#domain/milestones/milestone.ts';
import type { MilestoneCode } from '#domain/milestones/milestone-codes.ts';
import { statusCode } from '#domain/milestones/status-code.ts';
import { planLegTimes } from '#domain/routing/leg-plan.ts';
import type { PlannedWaypoint } from '#domain/routing/planned-waypoint.ts';
import type { RouteLeg, Stop } from '#domain/routing/route-leg.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { derivedLegId } from '../shipment-file/derived-leg-id.ts';
import { milestoneRow } from './milestone-rows.ts';
import type { MilestoneRecord, NewMilestone } from './milestones-table.ts';

interface PlannedLeg {
  id: string;
  leg: Pick<RouteLeg, 'from' | 'to'>;
  departure: Date | null;
  arrival: Date | null;
}

/** The plan of a new shipment: departure and arrival of each leg by the timetable, and the delivery. */
export function bookingPlan(
  shipment: {
    id: string;
    transport_mode?: TransportMode | null | undefined;
    estimated_delivery_date?: Date | null | undefined;
  },
  legs: readonly RouteLeg[],
  waypoints: readonly Pick<PlannedWaypoint, 'estimated_arrival'>[],
  now: Date,
): NewMilestone[] {
  const { id: shipment_id, transport_mode = null, estimated_delivery_date: delivery } = shipment;
  const row = (code: MilestoneCode, occurred_at: Date) =>
    planRow({ shipment_id, code, occurred_at, source: 'rule' }, now);
  return [
    ...legPlan(shipment_id, timetabled(shipment_id, legs, waypoints), now),
    ...(delivery ? [row(statusCode('delivered', transport_mode), delivery)] : []),
  ];
}

/** Legs without details, at the times of the timetable between the first stop and the last. */
function timetabled(
  shipment_id: string,
  legs: readonly RouteLeg[],
  waypoints: readonly Pick<PlannedWaypoint, 'estimated_arrival'>[],
): PlannedLeg[] {
  const departure = waypoints[0]?.estimated_arrival;
  const estimated_delivery = waypoints.at(-1)?.estimated_arrival;
  if (!departure || !estimated_delivery) return [];
  const times = planLegTimes(legs, { departure, estimated_delivery });
  return legs.flatMap((leg, leg_order) => {
    const planned = times[leg_order];
    return planned ? [{ id: derivedLegId({ shipment_id, leg_order }), leg, ...planned }] : [];
  });
}

/** The rows of legs in order; a time that is not planned has none. */
export function legPlan(shipment_id: string, legs: readonly PlannedLeg[], now: Date): NewMilestone[] {
  return legs.flatMap(({ id: leg_id, leg, departure, arrival }, index) =>
    (
      [
        ['DEPA', departure, leg.from],
        ['ARRI', arrival, leg.to],
      ] as const
    ).flatMap(([code, occurred_at, stop]) =>
      occurred_at
        ? planRow(
            {
              shipment_id,
              leg: { id: leg_id, sequence: index + 1 },
              code,
              occurred_at,
              unlocode: codeOf(stop),
              source: 'rule',
            },
            now,
          )
        : [],
    ),
  );
}

interface Planned {
  shipment_id: string;
  leg?: { id: string; sequence: number };
  code: MilestoneCode;
  occurred_at: Date;
  unlocode?: string;
  source: MilestoneSource;
}

function planRow({ leg, unlocode = '', ...planned }: Planned, now: Date): NewMilestone {
  return milestoneRow({
    ...planned,
    object_kind: leg ? 'leg' : 'shipment',
    leg_id: leg?.id ?? null,
    leg_sequence: leg?.sequence ?? null,
    equipment_number: null,
    classifier: 'PLN',
    utc_offset: null,
    unlocode,
    facility: '',
    source_reference: '',
    reported_at: now,
    received_at: now,
    document_type: '',
    document_reference: '',
    reason: '',
    recorded_by: null,
  });
}

/** Whether a milestone is our own plan of a leg, rather than a schedule that someone reported. */
export function isLegPlan({ object_kind, classifier, source, retracted }: MilestoneRecord): boolean {
  return object_kind === 'leg' && classifier === 'PLN' && source === 'rule' && !retracted;
}

function codeOf({ kind, code }: Stop): string {
  return (kind === 'port' && code) || '';
}

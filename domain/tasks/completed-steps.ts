import { isRelease } from '../milestones/customs-release.ts';
import type { MilestoneCode } from '../milestones/milestone-codes.ts';
import type { LegRole } from '../shipment-file/leg.ts';
import type { ShipmentStatus } from '../shipments/status.ts';

/** The steps of a journey after which some tasks are of no use. */
export type JourneyStep = 'departure' | 'arrival' | 'customs_release' | 'delivery';

/** What is on record of a journey. */
export interface JourneyRecord {
  status: ShipmentStatus;
  /** In their order. */
  legs: readonly { role: LegRole; atd: Date | null; ata: Date | null }[];
  /** Facts that count. */
  facts: readonly {
    code: MilestoneCode;
    equipment_number: string | null;
    occurred_at: Date;
    document_type?: string;
  }[];
  /** The numbers of its containers and other equipment. */
  equipment: readonly string[];
}

const BY_STATUS: Partial<Record<ShipmentStatus, readonly JourneyStep[]>> = {
  out_for_delivery: ['departure', 'arrival', 'customs_release'],
  delivered: ['departure', 'arrival', 'customs_release', 'delivery'],
};
/** What these statuses say where no leg has a recorded time. */
const BY_STATUS_ALONE: Partial<Record<ShipmentStatus, readonly JourneyStep[]>> = {
  in_transit: ['departure'],
  customs: ['departure', 'arrival'],
};

/**
 * The steps that lie behind. Recorded times of legs count before the status, because a shipment is in transit from the
 * departure of its pre-carriage, and customs can hold it before the main carriage.
 */
export function completedSteps(journey: JourneyRecord): ReadonlySet<JourneyStep> {
  const { status, legs } = journey;
  const isRecorded = legs.some(isUsed);
  return new Set([
    ...(BY_STATUS[status] ?? []),
    ...(isRecorded ? recordedSteps(journey) : (BY_STATUS_ALONE[status] ?? [])),
  ]);
}

function recordedSteps({ legs, facts, equipment }: JourneyRecord): JourneyStep[] {
  const isCarriage = ({ role }: { role: LegRole }) => role === 'main' || role === 'transhipment';
  const first = Math.max(0, legs.findIndex(isCarriage));
  const last = legs.some(isCarriage) ? legs.findLastIndex(isCarriage) : legs.length - 1;
  const arrived_at = legs[last]?.ata ?? null;
  const hasArrived = arrived_at !== null || legs.slice(last + 1).some(isUsed);
  // An earlier release is that of the export.
  const releases = facts.filter((fact) => isRelease(fact) && (!arrived_at || fact.occurred_at >= arrived_at));
  const isReleased = (number: string | null) =>
    releases.some(({ equipment_number }) => equipment_number === number);
  const areReleased = isReleased(null) || (equipment.length > 0 && equipment.every(isReleased));
  return [
    ...(legs.slice(first).some(isUsed) ? (['departure'] as const) : []),
    ...(hasArrived ? (['arrival'] as const) : []),
    ...(hasArrived && areReleased ? (['customs_release'] as const) : []),
  ];
}

function isUsed({ atd, ata }: JourneyRecord['legs'][number]): boolean {
  return Boolean(atd ?? ata);
}

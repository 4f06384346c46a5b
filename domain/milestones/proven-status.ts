import type { EquipmentState } from '../equipment/equipment-states.ts';
import { SHIPMENT_STATUSES, type ShipmentStatus } from '../shipments/status.ts';
import { isReleased } from './customs-release.ts';
import type { MilestoneObject } from './milestone.ts';
import { codeDefinition } from './milestone-codes.ts';
import { isOfOtherDocument, statusOfFact } from './status-of-fact.ts';
import type { TimedMilestone } from './timeline.ts';

interface ProvenStatus<Milestone> {
  status: ShipmentStatus;
  /** The milestone that proves it. */
  by: Milestone;
}

/**
 * The statuses that facts prove. One that equipment proves after loading counts once every box has proven it: with one
 * box on hold, or one whose number is not known yet, the shipment is not delivered. A hold that customs have ended proves none.
 */
export function provenStatuses<Milestone extends TimedMilestone>(
  current: Iterable<Milestone>,
  evidence: {
    /** '' for each box whose number is not known yet. */
    equipment_numbers: readonly string[];
    /** Since when the shipment is in transit by other evidence than its milestones; null without it. */
    departed_at: Date | null;
  },
): ProvenStatus<Milestone>[] {
  const facts = provingFacts(current);
  const counting = facts.filter((fact) => !isEmptyGateOut(fact, facts, evidence.departed_at));
  return counting.flatMap((by): ProvenStatus<Milestone>[] => {
    const status = statusOfFact(by);
    if (status === 'customs' && isReleased(by, facts, evidence.equipment_numbers)) return [];
    return status && (!needsAll(status) || isOfAll(by, status, counting, evidence.equipment_numbers))
      ? [{ status, by }]
      : [];
  });
}

/** The facts that can prove a status. */
export function provingFacts<Milestone extends TimedMilestone>(current: Iterable<Milestone>): Milestone[] {
  return [...current].filter(
    (milestone) =>
      milestone.classifier === 'ACT' &&
      !milestone.retracted &&
      !isOfEmptyBox(milestone) &&
      !isOfUnknownBox(milestone),
  );
}

/** The furthest of the statuses, by its latest proof; null without any. */
export function furthestStatus<Milestone extends TimedMilestone>(
  proofs: readonly ProvenStatus<Milestone>[],
): ProvenStatus<Milestone> | null {
  return proofs.reduce<ProvenStatus<Milestone> | null>((furthest, proof) => {
    const difference = furthest ? rank(proof.status) - rank(furthest.status) : 1;
    const isLater = difference === 0 && furthest && proof.by.occurred_at > furthest.by.occurred_at;
    return difference > 0 || isLater ? proof : furthest;
  }, null);
}

const rank = (status: ShipmentStatus) => SHIPMENT_STATUSES.indexOf(status);

const needsAll = (status: ShipmentStatus) => status === 'delivered' || status === 'out_for_delivery';

/** A stripped box is empty because its goods have arrived; any other empty one carries none. */
const isOfEmptyBox = ({ code, empty_indicator }: TimedMilestone) =>
  empty_indicator === 'EMPTY' && code !== 'STRP';

/** A box that leaves a gate before its main carriage is empty, also where no source says so. */
function isEmptyGateOut(
  { code, object, occurred_at }: TimedMilestone,
  facts: readonly TimedMilestone[],
  departed_at: Date | null,
): boolean {
  if (code !== 'GTOT') return false;
  const isOfOtherBox = (other: MilestoneObject) =>
    object.kind === 'equipment' &&
    other.kind === 'equipment' &&
    other.equipment_number !== object.equipment_number;
  const hasDeparted = facts.some(
    (fact) =>
      (codeDefinition(fact.code).status === 'in_transit' || fact.code === 'ARRI') &&
      fact.occurred_at <= occurred_at &&
      !isOfOtherBox(fact.object),
  );
  return !hasDeparted && (departed_at === null || departed_at > occurred_at);
}

/** Carriers report about boxes: what they say of one that the file does not have is not about the whole shipment. */
const isOfUnknownBox = ({ code, object, source }: TimedMilestone) =>
  object.kind !== 'equipment' &&
  codeDefinition(code).type === 'EQUIPMENT' &&
  (source === 'carrier' || source === 'edi');

function isOfAll(
  by: TimedMilestone,
  status: ShipmentStatus,
  facts: readonly TimedMilestone[],
  equipment_numbers: readonly string[],
): boolean {
  if (by.object.kind !== 'equipment') return true;
  const proven = new Set(
    facts
      .filter((fact) => rank(statusOfFact(fact) ?? 'created') >= rank(status))
      .map((fact) => fact.object.equipment_number),
  );
  return equipment_numbers.every((number) => proven.has(number));
}

const STATES: Partial<Record<string, EquipmentState>> = {
  PICK: 'picked_up',
  STUF: 'stuffed',
  GTIN: 'gated_in',
  LOAD: 'loaded',
  DISC: 'discharged',
  HOLD: 'on_hold',
  CUSS: 'on_hold',
  CUSI: 'on_hold',
  RELS: 'released',
  CUSR: 'released',
  GTOT: 'gated_out',
  DROP: 'dropped_off',
  STRP: 'stripped',
};

/** Where a box is, by its latest fact; null before the first one. */
export function equipmentState(
  current: Iterable<TimedMilestone>,
  equipment_number: string,
): EquipmentState | null {
  const facts = [...current]
    .filter(
      ({ object, classifier, retracted, code, document_type }) =>
        object.kind === 'equipment' &&
        !isOfOtherDocument({ code, document_type }) &&
        object.equipment_number === equipment_number &&
        classifier === 'ACT' &&
        !retracted &&
        STATES[code] !== undefined,
    )
    .sort((one, other) => one.occurred_at.getTime() - other.occurred_at.getTime());
  return STATES[facts.at(-1)?.code ?? ''] ?? null;
}

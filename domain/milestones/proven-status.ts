import type { EquipmentState } from '../equipment/equipment-states.ts';
import { SHIPMENT_STATUSES, type ShipmentStatus } from '../shipments/status.ts';
import { codeDefinition } from './milestone-codes.ts';
import type { TimedMilestone } from './timeline.ts';

interface ProvenStatus<Milestone> {
  status: ShipmentStatus;
  /** The milestone that proves it. */
  by: Milestone;
}

/**
 * The furthest status that facts prove; null where they prove none. A status that equipment proves after loading counts
 * once every box has proven it: with one box on hold, the shipment is not delivered.
 */
export function provenStatus<Milestone extends TimedMilestone>(
  current: Iterable<Milestone>,
  { equipment_numbers, is_under_way }: { equipment_numbers: readonly string[]; is_under_way: boolean },
): ProvenStatus<Milestone> | null {
  const facts = [...current].filter(({ classifier, retracted }) => classifier === 'ACT' && !retracted);
  const hasDeparted = is_under_way || facts.some(({ code }) => codeDefinition(code).status === 'in_transit');
  const proofs = facts.flatMap((by): ProvenStatus<Milestone>[] => {
    const { status } = codeDefinition(by.code);
    // Before the main carriage, a box that leaves a gate is empty.
    if (by.code === 'GTOT' && !hasDeparted) return [];
    return status && (!needsAll(status) || isOfAll(by, status, facts, equipment_numbers))
      ? [{ status, by }]
      : [];
  });
  return proofs.reduce<ProvenStatus<Milestone> | null>((furthest, proof) => {
    const difference = furthest ? rank(proof.status) - rank(furthest.status) : 1;
    const isLater = difference === 0 && furthest && proof.by.occurred_at > furthest.by.occurred_at;
    return difference > 0 || isLater ? proof : furthest;
  }, null);
}

const rank = (status: ShipmentStatus) => SHIPMENT_STATUSES.indexOf(status);

const needsAll = (status: ShipmentStatus) => status === 'delivered' || status === 'out_for_delivery';

function isOfAll(
  { object }: TimedMilestone,
  status: ShipmentStatus,
  facts: readonly TimedMilestone[],
  equipment_numbers: readonly string[],
): boolean {
  if (object.kind !== 'equipment') return true;
  const proven = new Set(
    facts
      .filter((fact) => rank(codeDefinition(fact.code).status ?? 'created') >= rank(status))
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
      ({ object, classifier, retracted, code }) =>
        object.kind === 'equipment' &&
        object.equipment_number === equipment_number &&
        classifier === 'ACT' &&
        !retracted &&
        STATES[code] !== undefined,
    )
    .sort((one, other) => one.occurred_at.getTime() - other.occurred_at.getTime());
  return STATES[facts.at(-1)?.code ?? ''] ?? null;
}

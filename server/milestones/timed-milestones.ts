import { legNumbers } from '#domain/milestones/leg-numbers.ts';
import type { MilestoneObject } from '#domain/milestones/milestone.ts';
import type { TimedMilestone } from '#domain/milestones/timeline.ts';
import type { MilestoneRecord } from './milestones-table.ts';

export type RecordedMilestone = TimedMilestone & { record: MilestoneRecord };

/** The records with their legs’ present sequence. Those of legs that the route no longer has are of no present leg. */
export function timedMilestones(
  records: readonly MilestoneRecord[],
  legs: readonly { id: string; sequence: number }[],
): RecordedMilestone[] {
  const sequences = legNumbers(legs, records);
  return records.map((record) => ({
    ...record,
    object: objectOf(record, sequences),
    overriding: record.override !== null,
    record,
  }));
}

function objectOf(
  { object_kind: kind, leg_id, leg_sequence, equipment_number }: MilestoneRecord,
  sequences: ReadonlyMap<string, number>,
): MilestoneObject {
  if (kind === 'equipment') return { kind, equipment_number: equipment_number ?? '' };
  if (kind === 'leg') return { kind, leg_sequence: sequences.get(leg_id ?? '') ?? leg_sequence ?? 0 };
  return { kind };
}

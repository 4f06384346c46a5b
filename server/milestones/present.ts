import type { Milestone } from '#contract/milestones.ts';
import { milestoneName } from '#domain/milestones/milestone-name.ts';
import { currentMilestones, eventKey, inOrder } from '#domain/milestones/timeline.ts';
import type { Person } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';
import type { Geography } from '../geography/geography.ts';
import type { RecordedMilestone } from './timed-milestones.ts';

/** All milestones of a shipment, in the order in which they happen. */
export function presentMilestones(
  geography: Pick<Geography, 'unlocode'>,
  milestones: readonly RecordedMilestone[],
  { role }: Pick<Person, 'role'>,
): Milestone[] {
  const current = new Set(currentMilestones(milestones).values());
  return inOrder(milestones).map((each) => ({
    ...presentMilestone(geography, each),
    current: current.has(each),
    override: each.record.override && {
      ...each.record.override,
      reason: isStaff(role) ? each.record.override.reason : null,
    },
    overridden_by: overridingIn(milestones, each)?.id ?? null,
  }));
}

/** The chosen report of the same event and kind. */
function overridingIn(milestones: readonly RecordedMilestone[], { id, ...milestone }: RecordedMilestone) {
  return milestones.find(
    (other) =>
      other.overriding &&
      !other.retracted &&
      other.id !== id &&
      other.source !== milestone.source &&
      other.classifier === milestone.classifier &&
      eventKey(other) === eventKey(milestone),
  );
}

function presentMilestone(
  geography: Pick<Geography, 'unlocode'>,
  { object, record }: RecordedMilestone,
): Omit<Milestone, 'current' | 'override' | 'overridden_by'> {
  const {
    id,
    code,
    classifier,
    occurred_at,
    utc_offset,
    unlocode,
    facility,
    empty_indicator,
    source,
    source_reference,
    reported_at,
    received_at,
    document_type,
    document_reference,
    reason,
    retracted,
  } = record;
  return {
    id,
    object,
    code,
    name: milestoneName(record),
    classifier,
    occurred_at,
    utc_offset,
    place: { unlocode, name: (unlocode && geography.unlocode(unlocode)?.name) || '', facility },
    empty_indicator,
    source,
    source_reference,
    reported_at,
    received_at,
    document_type,
    document_reference,
    reason,
    retracted,
  };
}

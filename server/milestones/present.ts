import type { Milestone } from '#contract/milestones.ts';
import { codeDefinition } from '#domain/milestones/milestone-codes.ts';
import type { Geography } from '../geography/geography.ts';
import type { RecordedMilestone } from './timed-milestones.ts';

export function presentMilestone(
  geography: Pick<Geography, 'unlocode'>,
  { object, record }: RecordedMilestone,
  current: boolean,
): Milestone {
  const {
    id,
    code,
    classifier,
    occurred_at,
    utc_offset,
    unlocode,
    facility,
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
    name: codeDefinition(code).name,
    classifier,
    occurred_at,
    utc_offset,
    place: { unlocode, name: (unlocode && geography.unlocode(unlocode)?.name) || '', facility },
    source,
    source_reference,
    reported_at,
    received_at,
    document_type,
    document_reference,
    reason,
    retracted,
    current,
  };
}

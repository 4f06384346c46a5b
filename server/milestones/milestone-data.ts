import type { EventData } from '#contract/webhook-events.ts';
import type { MilestoneRecord } from './milestones-table.ts';

type Reported = Pick<
  MilestoneRecord,
  | 'id'
  | 'object_kind'
  | 'leg_sequence'
  | 'equipment_number'
  | 'code'
  | 'classifier'
  | 'occurred_at'
  | 'unlocode'
  | 'facility'
  | 'empty_indicator'
  | 'source'
  | 'source_reference'
>;

/** A milestone in the event of a webhook, in the format of reported milestones. */
export function milestoneData(tracking_number: string, milestone: Reported): EventData<'milestone.recorded'> {
  const { id, object_kind: kind, leg_sequence, equipment_number, ...reported } = milestone;
  return {
    tracking_number,
    milestone_id: id,
    object: { kind, ...(leg_sequence && { leg_sequence }), ...(equipment_number && { equipment_number }) },
    code: reported.code,
    classifier: reported.classifier,
    occurred_at: reported.occurred_at,
    unlocode: reported.unlocode,
    facility: reported.facility,
    ...(reported.empty_indicator && { empty_indicator: reported.empty_indicator }),
    source: reported.source,
    source_reference: reported.source_reference,
  };
}

import type { Milestone } from '#contract/milestones.ts';
import type { MilestoneSource } from '#domain/milestones/milestone.ts';
import type { MilestoneCode } from '#domain/milestones/milestone-codes.ts';
import type { TimedMilestone } from '#domain/milestones/timeline.ts';

export type FileMilestone = Milestone & TimedMilestone;

/** As the rules of the timeline want it. */
export function timedMilestone(milestone: Milestone): FileMilestone {
  return { ...milestone, code: milestone.code as MilestoneCode, unlocode: milestone.place.unlocode };
}

export const SOURCE_NAMES: Record<MilestoneSource, string> = {
  staff: 'Groundswell',
  customer: 'Customer',
  driver: 'Driver',
  device: 'Vehicle position',
  carrier: 'Carrier',
  edi: 'Carrier EDI',
  rule: 'Computed',
};

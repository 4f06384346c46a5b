import type { Milestone } from '#contract/milestones.ts';
import type { MilestoneCode } from '#domain/milestones/milestone-codes.ts';
import type { TimedMilestone } from '#domain/milestones/timeline.ts';

export type FileMilestone = Milestone & TimedMilestone;

/** As the rules of the timeline want it. */
export function timedMilestone(milestone: Milestone): FileMilestone {
  return {
    ...milestone,
    code: milestone.code as MilestoneCode,
    unlocode: milestone.place.unlocode,
    overriding: milestone.override !== null,
  };
}

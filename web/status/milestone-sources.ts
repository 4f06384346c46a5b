import type { MilestoneSource } from '#domain/milestones/milestone.ts';

/** The parties that report milestones, as screens name them. */
export const SOURCE_NAMES: Record<MilestoneSource, string> = {
  staff: 'Groundswell',
  customer: 'Customer',
  driver: 'Driver',
  device: 'Vehicle position',
  carrier: 'Carrier',
  edi: 'Carrier EDI',
  rule: 'Computed',
};

import type { Priority } from '#domain/shipments/priority.ts';

export const PRIORITY_NAMES: Record<Priority, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
};

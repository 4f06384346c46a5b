import type { DeliveryOutlook } from './delivery-outlook.ts';

/** 'On time', '1 day late'; null without a comparison. */
export function punctualityText({
  punctuality,
  days_late,
}: Pick<DeliveryOutlook, 'punctuality' | 'days_late'>): string | null {
  if (punctuality === null) return null;
  if (days_late === 0) return 'On time';
  return `${days_late} ${days_late === 1 ? 'day' : 'days'} late`;
}

import type { SelectableStatus } from '#domain/shipments/selectable-status.ts';
import { SHIPMENT_STATUSES } from '#domain/shipments/shipment-statuses.ts';
import { statusLabels } from '#web/shipments/status-appearance.ts';

/** What may be set by hand: every status but the first, which only a converted quote has. */
export const SELECTABLE_STATUSES = SHIPMENT_STATUSES.filter(
  (status): status is SelectableStatus => status !== 'created',
);

/** 'In transit' */
export function statusName(status: string): string {
  const words = statusLabels(status);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

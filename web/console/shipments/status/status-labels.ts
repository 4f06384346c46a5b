import type { SelectableStatus } from '#domain/shipments/selectable-status.ts';
import { SHIPMENT_STATUSES } from '#domain/shipments/shipment-statuses.ts';
import { capitalize } from '#domain/validation/capitalize.ts';
import { statusLabels } from '#web/status/status-appearance.ts';

/** Statuses that staff can set: all except 'created', which only converted quotes have. */
export const SELECTABLE_STATUSES = SHIPMENT_STATUSES.filter(
  (status): status is SelectableStatus => status !== 'created',
);

/** 'In transit' */
export function statusName(status: string): string {
  const label = statusLabels(status);
  return capitalize(label);
}

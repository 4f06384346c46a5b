import type { DeliveryRecord } from './webhook-deliveries-table.ts';

/** The body of an event; the same in every attempt. */
export function bodyOf({
  type,
  created_at,
  data,
}: Pick<DeliveryRecord, 'type' | 'created_at' | 'data'>): string {
  return JSON.stringify({ type, timestamp: created_at.toISOString(), data });
}

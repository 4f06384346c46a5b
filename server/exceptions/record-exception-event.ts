import type { Transaction } from '../database/pool/connection.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import type { ExceptionRecord } from './exceptions-table.ts';

/** Sends an exception to the customer's webhooks. Without a text for the customer it is for staff only. */
export async function recordExceptionEvent(
  transaction: Transaction,
  now: Date,
  type: 'exception.raised' | 'exception.resolved',
  {
    shipment: { organisation_id, tracking_number, status },
    exception: { code, customer_text },
  }: {
    shipment: Pick<ShipmentRecord, 'organisation_id' | 'tracking_number' | 'status'>;
    exception: Pick<ExceptionRecord, 'code' | 'customer_text'>;
  },
): Promise<void> {
  if (customer_text === '') return;
  await recordEvents(transaction, now, {
    organisation_id,
    type,
    object: tracking_number,
    data: { tracking_number, status, kind: code.toLowerCase(), text: customer_text },
  });
}

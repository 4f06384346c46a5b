import type { ShipmentStatus } from '#domain/shipments/status.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Silence } from '../notifications/notifier.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { resolveByRule } from './exceptions-table.ts';
import { recordExceptionEvent } from './record-exception-event.ts';

/** Resolves the delays of shipments whose journey ends with this status. */
export async function resolveDelays(
  transaction: Transaction,
  now: Date,
  shipments: readonly ShipmentRecord[],
  status: ShipmentStatus,
  { silent }: Silence = {},
): Promise<void> {
  const resolution = RESOLUTIONS[status];
  if (!resolution) return;
  const resolved = await resolveByRule(
    transaction,
    { shipment_ids: shipments.map(({ id }) => id), code: 'DELAY' },
    { resolution, resolved_at: now },
  );
  if (silent) return;
  for (const exception of resolved) {
    const shipment = shipments.find(({ id }) => id === exception.shipment_id);
    if (shipment)
      await recordExceptionEvent(transaction, now, 'exception.resolved', {
        shipment: { ...shipment, status },
        exception,
      });
  }
}

const RESOLUTIONS: Partial<Record<ShipmentStatus, string>> = {
  delivered: 'Delivered.',
  cancelled: 'Cancelled.',
};

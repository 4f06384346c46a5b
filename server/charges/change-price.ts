import { invoiceLines } from '#domain/invoices/invoice-lines.ts';
import { signedIn } from '../api/call-context.ts';
import type { AuditAction } from '../audit/audit-action.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { findInvoiceNumberOf } from '../invoices/invoices-table.ts';
import { appendCharge, listCharges } from '../invoices/shipment-charges-table.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { updateShipment } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { notifyPrice } from '../shipments/notify-price.ts';
import type { ShipmentsContext } from '../shipments/operations.ts';

interface Refusals {
  ALREADY_INVOICED: (details: { data: { number: string } }) => Error;
}

/** Refuses a change of what an issued invoice states. */
export async function refuseInvoiced(
  transaction: Transaction,
  shipment_id: string,
  errors: Refusals,
): Promise<void> {
  const number = await findInvoiceNumberOf(transaction, shipment_id);
  if (number) throw errors.ALREADY_INVOICED({ data: { number } });
}

/** Records what the price contains besides its charges, so that it is the sum of its charges from now on. */
export async function itemizePrice(transaction: Transaction, shipment: ShipmentRecord): Promise<void> {
  const recorded = await listCharges(transaction, shipment.id);
  const implied = invoiceLines(shipment, recorded).slice(recorded.length);
  for (const charge of implied)
    if (charge.amount_cents !== 0) await appendCharge(transaction, shipment.id, charge);
}

/** Changes the price of a locked shipment by an amount; tells the customer of a confirmed price. Writes the history. */
export async function changePrice(
  transaction: Transaction,
  context: ShipmentsContext,
  shipment: ShipmentRecord,
  { by, action, detail }: { by: number; action: AuditAction; detail: Record<string, unknown> },
): Promise<void> {
  const cost_cents = shipment.cost_cents + by;
  const version =
    by === 0
      ? shipment.version
      : await updateShipment(transaction, shipment.id, { cost_cents }, context.now());
  const changed = { ...shipment, cost_cents, version };
  if (by !== 0 && shipment.price_status === 'confirmed')
    await notifyPrice(transaction, context, shipment, changed);
  await publishShipmentChanged(transaction, context.broadcast, changed, {
    by: signedIn(context),
    action,
    detail: {
      ...detail,
      ...(by !== 0 && { changes: { cost_cents: [shipment.cost_cents, cost_cents] }, version }),
    },
  });
}

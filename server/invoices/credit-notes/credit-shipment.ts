import { creditCharges } from '#domain/invoices/credit-charges.ts';
import { invoiceLines } from '#domain/invoices/invoice-lines.ts';
import { type CallContext, signedIn } from '../../api/call-context.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { publishShipmentsChanged } from '../../shipment-records/publish-changed.ts';
import { setCosts } from '../../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../../shipment-records/shipments-table.ts';
import { chargeCalculation } from '../charge-calculation.ts';
import { addedCharge, insertAddedCharges, listChargesById } from '../shipment-charges-table.ts';

interface CreditNote {
  id: string;
  number: string;
  reason: string;
  /** Whether the next invoice states the credited amounts again. */
  billable: boolean;
  invoice_id: string;
  /** The lines of the invoice. */
  stated: readonly { amount_cents: number }[];
  /** Those of the credit note. */
  lines: readonly { description: string; amount_cents: number; credits_line: number }[];
}

/** Records a credit note in the charges of its locked shipment. Lowers the price unless the amounts stay billable. */
export async function creditShipment(
  transaction: Transaction,
  context: Pick<CallContext, 'broadcast' | 'now' | 'person'>,
  shipment: ShipmentRecord,
  { id, invoice_id, stated, lines, ...credit }: CreditNote,
): Promise<void> {
  const recorded = await listChargesById(transaction, [shipment.id]);
  const sold = recorded.filter(({ side, status }) => side === 'sell' && status !== 'reversed');
  // What the price contains besides its charges is stated by the invoice.
  const implied = invoiceLines(shipment, sold)
    .slice(sold.length)
    .filter(({ amount_cents }) => amount_cents !== 0)
    .map((charge) => ({ ...charge, status: 'invoiced' as const, invoice_id }));
  const invoiced = sold
    .filter((charge) => charge.status === 'invoiced' && (charge.invoice_id ?? invoice_id) === invoice_id)
    .map((charge) => ({
      description: charge.description,
      amount_cents: charge.amount_cents,
      charge_code: charge.charge_code,
      vat: charge.vat,
      calculation: chargeCalculation(charge, shipment.currency),
    }));
  const changes = creditCharges(
    lines.map(({ description, amount_cents, credits_line }) => ({
      description,
      amount_cents,
      line_cents: stated[credits_line]?.amount_cents ?? 0,
    })),
    invoiced,
    { charge_code: 'FRT', vat: null, calculation: null },
    credit,
  ).map(({ is_credit, ...charge }) => ({
    ...charge,
    ...(is_credit ? { status: 'invoiced' as const, invoice_id: id } : { status: 'approved' as const }),
  }));
  const next = recorded.reduce((last, { charge_order }) => Math.max(last, charge_order + 1), 0);
  await insertAddedCharges(
    transaction,
    [...implied, ...changes].map((charge, index) => addedCharge(shipment.id, next + index, charge)),
  );
  const by = changes.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  if (by === 0) return;
  const after = { ...shipment, cost_cents: shipment.cost_cents + by, version: shipment.version + 1 };
  await setCosts(transaction, [after], context.now());
  await publishShipmentsChanged(transaction, context.broadcast, signedIn(context), [
    {
      shipment: after,
      action: 'invoices.credit',
      detail: {
        number: credit.number,
        reason: credit.reason,
        changes: { cost_cents: [shipment.cost_cents, after.cost_cents] },
        version: after.version,
      },
    },
  ]);
}

import { addToCarrierCost } from '../carrier-bookings/carrier-costs-table.ts';
import { changePrices } from '../charges/change-price.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { setChargeAmounts } from '../invoices/shipment-charges-table.ts';
import { changeStatus, lockBillFor } from './change-status.ts';
import { amountsOf, chargeKey } from './costs.ts';
import { type LockedCosts, lockCosts } from './lock-costs.ts';
import { operations, type SupplierBillsContext } from './operations.ts';
import { presentBill } from './present.ts';
import {
  type BillChargeRecord,
  type BillLineRecord,
  listBillCharges,
  listBillLines,
} from './supplier-bill-lines-table.ts';
import type { SupplierBillRecord } from './supplier-bills-table.ts';

export const reverse = operations.reverse.handler(({ input: { id, reason }, context, errors }) =>
  context.write(async (transaction) => {
    const bill = await lockBillFor(transaction, context, id);
    if (!bill) throw errors.NOT_FOUND();
    if (bill.paid_on !== null) throw errors.PAID();
    if (!(await changeStatus(transaction, context, bill, { status: 'reversed', reason })))
      throw errors.WRONG_STATUS();
    if (bill.status === 'approved') {
      const lines = await listBillLines(transaction, id);
      const locked = await lockCosts(transaction, lines);
      const before = await listBillCharges(transaction, id);
      if (!areBilled(before, locked)) throw errors.COST_CHANGED();
      await restore(transaction, context, { bill, lines, before, ...locked });
    }
    return presentBill(transaction, id, context.now());
  }),
);

function areBilled(before: readonly BillChargeRecord[], locked: LockedCosts): boolean {
  return before.every((charge) => currentCharge(charge, locked)?.status === 'billed');
}

/** A share is read with its carrier booking’s cost, every other charge with its shipment. */
function currentCharge(charge: BillChargeRecord, { costs }: LockedCosts) {
  return costs.charges.get(chargeKey(charge))?.charge;
}

interface ReversedBill extends LockedCosts {
  bill: SupplierBillRecord;
  lines: readonly BillLineRecord[];
  before: readonly BillChargeRecord[];
}

/** Sets the charges as they were before the bill; those that it added are reversed and keep its amounts. */
async function restore(
  transaction: Transaction,
  context: SupplierBillsContext,
  { bill, lines, before, ...locked }: ReversedBill,
): Promise<void> {
  const restored = before.flatMap((earlier) => {
    const charge = currentCharge(earlier, locked);
    const shipment = locked.shipments.get(earlier.shipment_id);
    if (!charge || !shipment) return [];
    const isAdded = earlier.status === 'reversed';
    const amounts = amountsOf(isAdded ? { ...charge, status: earlier.status } : earlier);
    return [{ charge, shipment, amounts }];
  });
  await setChargeAmounts(
    transaction,
    restored.map(({ amounts }) => amounts),
  );
  for (const { carrier_cost_id, amount, expected } of lines)
    if (carrier_cost_id) await addToCarrierCost(transaction, carrier_cost_id, expected - amount);
  await changePrices(
    transaction,
    context,
    restored.map(({ charge, shipment, amounts }) => ({
      shipment,
      by: 0,
      action: 'supplierBills.reverse' as const,
      detail: {
        charge_code: charge.charge_code,
        supplier_bill: bill.number,
        from: charge.status,
        status: amounts.status,
      },
    })),
  );
}

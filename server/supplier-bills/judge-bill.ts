import { exceedsTolerance } from '#domain/supplier-bills/variance.ts';
import type { Connection } from '../database/pool/connection.ts';
import { type Costs, chargeKey, isOpen, openShares, sumOf } from './costs.ts';
import type { BillLineRecord } from './supplier-bill-lines-table.ts';
import type { SupplierBillRecord } from './supplier-bills-table.ts';
import { toleranceIn } from './tolerance.ts';

export interface JudgedBill {
  expected: number;
  needs_approval: boolean;
  lines: BillLineRecord[];
}

/**
 * Compares a bill that is not approved with what its costs come to now: an estimate can have changed since the bill was recorded. A cost that
 * is no longer open stays as recorded, since the bill can’t be approved.
 */
export async function judgeBill(
  connection: Connection,
  { currency, billed_on }: Pick<SupplierBillRecord, 'currency' | 'billed_on'>,
  { lines, costs, as_of }: { lines: readonly BillLineRecord[]; costs: Costs; as_of: Date },
): Promise<JudgedBill> {
  const limit = await toleranceIn(connection, currency, { day: billed_on, as_of });
  const judged = lines.map((line) => {
    const expected = expectedNow(line, costs, currency);
    return { ...line, expected, needs_approval: exceedsTolerance({ expected, billed: line.amount }, limit) };
  });
  return {
    expected: judged.reduce((total, { expected }) => total + expected, 0),
    needs_approval: judged.some(({ needs_approval }) => needs_approval),
    lines: judged,
  };
}

function expectedNow(
  { shipment_id, charge_order, carrier_cost_id, expected }: BillLineRecord,
  { charges, shared }: Costs,
  currency: string,
): number {
  if (carrier_cost_id) {
    const cost = shared.get(carrier_cost_id);
    const open = cost?.currency === currency ? openShares(cost) : [];
    return open.length > 0 ? sumOf(open) : expected;
  }
  if (!shipment_id || charge_order === null) return expected;
  const cost = charges.get(chargeKey({ shipment_id, charge_order }));
  return cost && isOpen(cost) && cost.currency === currency ? cost.amount : expected;
}

import type { Person } from '#domain/people/person.ts';
import { billMayBecome } from '#domain/supplier-bills/bill-status.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { addToCarrierCost } from '../carrier-bookings/carrier-costs-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { listOpenAdmins } from '../people/profiles-table.ts';
import { billCosts } from './bill-costs.ts';
import { changeStatus, lockBillFor } from './change-status.ts';
import { type JudgedBill, judgeBill } from './judge-bill.ts';
import { lockCosts } from './lock-costs.ts';
import { operations } from './operations.ts';
import { presentBill } from './present.ts';
import { type BillLineRecord, listBillLines, setLineJudgement } from './supplier-bill-lines-table.ts';
import { type SupplierBillRecord, setJudgement } from './supplier-bills-table.ts';

export const approve = operations.approve.handler(({ input: { id, reason }, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const bill = await lockBillFor(transaction, context, id);
    if (!bill) throw errors.NOT_FOUND();
    if (!billMayBecome(bill.status, 'approved')) throw errors.WRONG_STATUS();
    const lines = await listBillLines(transaction, id);
    const locked = await lockCosts(transaction, lines);
    const as_of = context.now();
    const judged = await judgeBill(transaction, bill, { lines, costs: locked.costs, as_of });
    if (judged.needs_approval) {
      if (person.role !== 'admin') throw errors.ADMIN_ONLY();
      if (await isOwnOfSeveral(transaction, bill, person)) throw errors.OWN_BILL();
      if (reason === '') throw fieldIssue('reason', 'Enter why the bill may exceed the tolerance.');
    }
    await changeStatus(transaction, context, bill, { status: 'approved', reason });
    await storeJudgement(transaction, bill, { lines, judged });
    const problem = await billCosts(transaction, context, { bill, ...locked, lines: judged.lines });
    if (problem) throw errors[problem]();
    for (const { carrier_cost_id, amount, expected } of judged.lines)
      if (carrier_cost_id) await addToCarrierCost(transaction, carrier_cost_id, amount - expected);
    return presentBill(transaction, id, as_of);
  }),
);

/** Stores what was expected at the approval where it differs from the recording. */
async function storeJudgement(
  transaction: Transaction,
  bill: SupplierBillRecord,
  { lines, judged }: { lines: readonly BillLineRecord[]; judged: JudgedBill },
): Promise<void> {
  const changed = judged.lines.filter(
    ({ expected, needs_approval }, index) =>
      expected !== lines[index]?.expected || needs_approval !== lines[index]?.needs_approval,
  );
  if (changed.length === 0) return;
  for (const line of changed) await setLineJudgement(transaction, line);
  const { expected, needs_approval } = judged;
  await setJudgement(transaction, bill.id, { expected, needs_approval });
}

/** One person records and another approves; an admin without another one would be stuck. */
async function isOwnOfSeveral(
  transaction: Transaction,
  { recorded_by }: SupplierBillRecord,
  { user_id }: Pick<Person, 'user_id'>,
): Promise<boolean> {
  return recorded_by === user_id && (await listOpenAdmins(transaction)).length > 1;
}

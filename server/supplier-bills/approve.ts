import type { Person } from '#domain/people/person.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { addToCarrierCost } from '../carrier-bookings/carrier-costs-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { listOpenAdmins } from '../people/profiles-table.ts';
import { billCosts } from './bill-costs.ts';
import { changeStatus, lockBillFor } from './change-status.ts';
import { lockCosts } from './lock-costs.ts';
import { operations } from './operations.ts';
import { presentBill } from './present.ts';
import { listBillLines } from './supplier-bill-lines-table.ts';
import type { SupplierBillRecord } from './supplier-bills-table.ts';

export const approve = operations.approve.handler(({ input: { id, reason }, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const bill = await lockBillFor(transaction, context, id);
    if (!bill) throw errors.NOT_FOUND();
    if (bill.needs_approval) {
      if (person.role !== 'admin') throw errors.ADMIN_ONLY();
      if (await isOwnOfSeveral(transaction, bill, person)) throw errors.OWN_BILL();
      if (reason === '') throw fieldIssue('reason', 'Enter why the bill may exceed the tolerance.');
    }
    if (!(await changeStatus(transaction, context, bill, { status: 'approved', reason })))
      throw errors.WRONG_STATUS();
    const lines = await listBillLines(transaction, id);
    const locked = await lockCosts(transaction, lines);
    const problem = await billCosts(transaction, context, { bill, lines, ...locked });
    if (problem) throw errors[problem]();
    for (const { carrier_cost_id, amount, expected } of lines)
      if (carrier_cost_id) await addToCarrierCost(transaction, carrier_cost_id, amount - expected);
    return presentBill(transaction, id);
  }),
);

/** One person records and another approves; an admin without another one would be stuck. */
async function isOwnOfSeveral(
  transaction: Transaction,
  { recorded_by }: SupplierBillRecord,
  { user_id }: Pick<Person, 'user_id'>,
): Promise<boolean> {
  return recorded_by === user_id && (await listOpenAdmins(transaction)).length > 1;
}

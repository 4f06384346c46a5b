import { changeStatus, lockBillFor } from './change-status.ts';
import { operations } from './operations.ts';
import { presentBill } from './present.ts';

export const dispute = operations.dispute.handler(({ input: { id, reason }, context, errors }) =>
  context.write(async (transaction) => {
    const bill = await lockBillFor(transaction, context, id);
    if (!bill) throw errors.NOT_FOUND();
    if (!(await changeStatus(transaction, context, bill, { status: 'disputed', reason })))
      throw errors.WRONG_STATUS();
    return presentBill(transaction, id, context.now());
  }),
);

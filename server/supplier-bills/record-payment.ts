import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { billPaymentProblem } from '#domain/supplier-bills/bill-payment.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { newId } from '../database/statements/columns.ts';
import { lockBillFor } from './change-status.ts';
import { operations } from './operations.ts';
import { presentBill } from './present.ts';
import { setBillPayments } from './supplier-bills-table.ts';

export const recordPayment = operations.recordPayment.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { id, paid_on, reference } = input;
    const now = context.now();
    // Its lock makes the second of two payments find the first one.
    const bill = await lockBillFor(transaction, context, id);
    if (!bill) throw errors.NOT_FOUND();
    const problem = billPaymentProblem(bill, paid_on, dayInUtc(now));
    if (problem) throw errors[problem]();
    const { number, currency, payments } = bill;
    const amount = bill.amount + bill.vat;
    const payment = {
      id: newId(),
      amount,
      paid_on,
      reference,
      recorded_at: now.toISOString(),
      reversed_at: null,
      reversal_reason: null,
    };
    await setBillPayments(transaction, id, { paid_on, payments: [...payments, payment], updated_at: now });
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'supplierBills.recordPayment',
      subject_type: 'supplier_bill',
      subject_id: id,
      detail: { number, amount: { amount, currency }, paid_on, reference },
    });
    return presentBill(transaction, id, now);
  }),
);

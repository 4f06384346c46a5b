import { withoutPayment } from '#domain/supplier-bills/bill-payment.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { lockBillFor } from './change-status.ts';
import { operations } from './operations.ts';
import { presentBill } from './present.ts';
import { setBillPayments } from './supplier-bills-table.ts';

export const reversePayment = operations.reversePayment.handler(
  ({ input: { id, reason }, context, errors }) =>
    context.write(async (transaction) => {
      const now = context.now();
      const bill = await lockBillFor(transaction, context, id);
      if (!bill) throw errors.NOT_FOUND();
      const payment = bill.payments.find(({ reversed_at }) => reversed_at === null);
      if (!payment) throw errors.NOT_PAID();
      const reversal = { reversed_at: now.toISOString(), reversal_reason: reason };
      const payments = withoutPayment(bill.payments, reversal);
      await setBillPayments(transaction, id, { paid_on: null, payments, updated_at: now });
      const { amount, paid_on, reference } = payment;
      await writeAudit(transaction, {
        actor_id: signedIn(context).user_id,
        action: 'supplierBills.reversePayment',
        subject_type: 'supplier_bill',
        subject_id: id,
        detail: {
          number: bill.number,
          amount: { amount, currency: bill.currency },
          paid_on,
          reference,
          reason,
        },
      });
      return presentBill(transaction, id, now);
    }),
);

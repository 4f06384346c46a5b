import type { Invoice } from '#contract/invoices/invoice-records.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { call } from '#web/api/client.ts';
import { ReasonDialog } from '#web/forms/reason-dialog.tsx';
import { paymentName } from '#web/invoices/payments/payment-name.ts';

interface ReversePaymentDialogProps {
  payment: Pick<Invoice['payments'][number], 'id' | 'total' | 'received_at' | 'reference'>;
  onClose: () => void;
}

/** Reverses a payment, such as a returned direct debit. */
export function ReversePaymentDialog({ payment, onClose }: ReversePaymentDialogProps) {
  const { id, total, received_at, reference } = payment;
  const amount = formatMoney(total);
  return (
    <ReasonDialog
      title="Reverse this payment?"
      number={paymentName({ amount: total, received_at, reference })}
      hint="The customer sees it."
      buttons={{ label: 'Reverse payment', destructive: true, leaveLabel: 'Keep it' }}
      success={{ title: 'Payment Reversed', description: amount }}
      send={(reason, options) => call.invoices.reversePayment({ id, reason }, options)}
      onClose={onClose}
    >
      What it paid is due again. The payment stays on record as reversed.
    </ReasonDialog>
  );
}

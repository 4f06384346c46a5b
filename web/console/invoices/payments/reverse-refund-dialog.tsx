import type { Payment } from '#contract/invoices/payments.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { call } from '#web/api/client.ts';
import { ReasonDialog } from '#web/forms/reason-dialog.tsx';
import { refundName } from '#web/invoices/payments/payment-name.ts';

interface ReverseRefundDialogProps {
  /** The id of the payment. */
  payment_id: string;
  refund: Payment['refunds'][number];
  onClose: () => void;
}

/** Reverses a refund of a payment, such as a returned transfer. */
export function ReverseRefundDialog({ payment_id: id, refund, onClose }: ReverseRefundDialogProps) {
  return (
    <ReasonDialog
      title="Reverse this refund?"
      number={refundName(refund)}
      hint="The customer sees it."
      buttons={{ label: 'Reverse refund', destructive: true, leaveLabel: 'Keep it' }}
      success={{ title: 'Refund Reversed', description: formatMoney(refund.amount) }}
      send={(reason, options) =>
        call.invoices.reversePaymentRefund({ id, refund_id: refund.id, reason }, options)
      }
      onClose={onClose}
    >
      The amount is on account again. The refund stays on record as reversed.
    </ReasonDialog>
  );
}

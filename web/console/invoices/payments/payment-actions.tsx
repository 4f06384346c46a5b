import type { Payment } from '#contract/invoices/payments.ts';
import { paymentName } from '#web/invoices/payments/payment-name.ts';
import { Button } from '#web/ui/button.tsx';

const LABELS = { allocate: 'Allocate…', refund: 'Refund…', reverse: 'Reverse…' } as const;

interface PaymentActionsProps {
  payment: Payment;
  /** While offline. */
  locked: boolean;
  /** Once the open invoices are known. */
  canAllocate: boolean;
  onOpen: (what: keyof typeof LABELS) => void;
}

/** What staff can do with a payment in force. A payment with a refund can’t be reversed. */
export function PaymentActions({ payment, locked, canAllocate, onOpen }: PaymentActionsProps) {
  const button = (what: keyof typeof LABELS, disabled: boolean) => (
    <Button
      variant="ghost"
      aria-label={`${LABELS[what]} ${paymentName(payment)}`}
      disabled={disabled}
      onClick={() => onOpen(what)}
    >
      {LABELS[what]}
    </Button>
  );
  return (
    <>
      {payment.on_account.amount > 0 && button('allocate', locked || !canAllocate)}
      {payment.on_account.amount > 0 && button('refund', locked)}
      {payment.refunded.amount === 0 && button('reverse', locked)}
    </>
  );
}

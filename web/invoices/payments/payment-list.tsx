import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Payment } from '#contract/invoices/payments.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Money } from '#domain/money/money.ts';
import { counted } from '#web/shipments/amounts.ts';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { type Pages, ShowMore } from '#web/ui/show-more.tsx';
import { paymentName } from './payment-name.ts';

const ENTRY = 'flex flex-wrap items-start justify-between gap-x-4 gap-y-2';

interface PaymentListProps {
  of: Pages;
  payments: readonly Payment[];
  /** What pays no invoice yet, by currency. */
  on_account: readonly Money[];
  /** Path of an invoice. */
  invoicePath: (number: string) => string;
  /** What staff can do with a payment. */
  actions?: (payment: Payment) => ReactNode;
  /** What staff can do with a refund that counts. */
  refundActions?: (payment: Payment, refund: Refund) => ReactNode;
}

type Refund = Payment['refunds'][number];

/** The payments of a company, newest first, with what each pays, what was refunded and what is on account. */
export function PaymentList({
  of: query,
  payments,
  on_account,
  invoicePath,
  actions,
  refundActions,
}: PaymentListProps) {
  if (payments.length === 0) return <p className="text-ui text-ink-2">No payments yet.</p>;
  return (
    <>
      {on_account.length > 0 && (
        <p className="mb-3 text-ui">
          On account: <span className="num font-semibold">{on_account.map(formatMoney).join(' + ')}</span>
          <span className="block text-caption">Received, and not yet allocated to an invoice.</span>
        </p>
      )}
      <ul
        aria-label="Payments"
        className="divide-y divide-line rounded-md border border-line bg-surface text-ui"
      >
        {payments.map((payment) => (
          <li key={payment.id} className="flex flex-col gap-2 px-3.5 py-3">
            <div className={ENTRY}>
              <PaymentEntry payment={payment} invoicePath={invoicePath} />
              {!payment.reversed_at && actions && (
                <span className="flex flex-wrap gap-2">{actions(payment)}</span>
              )}
            </div>
            {payment.refunds.length > 0 && (
              <ul aria-label={`Refunds of ${paymentName(payment)}`} className="flex flex-col gap-2">
                {payment.refunds.map((refund) => (
                  <li key={refund.id} className={ENTRY}>
                    <RefundEntry refund={refund} />
                    {!refund.reversed_at && refundActions?.(payment, refund)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <ShowMore shown={counted(payments.length, 'payment')} of={query} />
    </>
  );
}

function PaymentEntry({
  payment,
  invoicePath,
}: { payment: Payment } & Pick<PaymentListProps, 'invoicePath'>) {
  const { amount, on_account, received_at, reference, recorded_by, allocations } = payment;
  const { reversed_at, reversal_reason } = payment;
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className={reversed_at ? 'num text-ink-2 line-through' : 'num font-semibold'}>
          {formatMoney(amount)}
        </span>
        <CalendarDay of={received_at} />
        {reference && <span className="min-w-0 wrap-anywhere text-ink-2">{reference}</span>}
      </p>
      {reversed_at && (
        <p className="wrap-anywhere">
          Reversed on <CalendarDay of={reversed_at} />: {reversal_reason}
        </p>
      )}
      {allocations.map(({ number, amount: part }) => (
        <p key={number} className="text-dense">
          <span className="num">{formatMoney(part)}</span> of{' '}
          <Link to={invoicePath(number)} className="link code tap-area">
            {number}
          </Link>
        </p>
      ))}
      {on_account.amount > 0 && (
        <p className="text-dense">
          <span className="num">{formatMoney(on_account)}</span> on account
        </p>
      )}
      {recorded_by && <p className="text-caption">Recorded by {recorded_by}</p>}
    </div>
  );
}

function RefundEntry({ refund }: { refund: Refund }) {
  const { amount, refunded_at, reference, reason, reversed_at, reversal_reason } = refund;
  return (
    <div className="min-w-0 flex-1 basis-64 text-dense">
      <p className="wrap-anywhere">
        <span className={reversed_at ? 'num text-ink-2 line-through' : 'num'}>{formatMoney(amount)}</span>{' '}
        refunded on <CalendarDay of={refunded_at} />
        {reference && `, ${reference}`}: {reason}
      </p>
      {reversed_at && (
        <p className="wrap-anywhere">
          Reversed on <CalendarDay of={reversed_at} />: {reversal_reason}
        </p>
      )}
    </div>
  );
}

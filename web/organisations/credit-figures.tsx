import type { Credit } from '#contract/organisations/credit.ts';
import { amountText, counted } from '#web/shipments/amounts.ts';
import { FigureStrip } from '#web/ui/figure-strip.tsx';
import { CREDIT_LABELS } from './credit-badge.tsx';
import { CreditBalances } from './credit-balances.tsx';
import { otherCurrenciesText } from './other-currencies.ts';

/** The credit of a company: status, limit, what it uses, and what is due. */
export function CreditFigures({ credit }: { credit: Credit }) {
  const { credit_status, credit_limit_cents, currency, payment_terms_days } = credit;
  const { due_cents, overdue_cents, used_cents, unbilled_cents, available_cents, credit_balances } = credit;
  const text = (cents: number) => amountText(cents, currency);
  const isBeyond = available_cents !== null && available_cents < 0;
  return (
    <>
      <FigureStrip
        label="Credit"
        figures={[
          {
            label: 'Credit status',
            value: (
              <span className={credit_status === 'hold' ? 'text-danger' : ''}>
                {CREDIT_LABELS[credit_status]}
              </span>
            ),
          },
          { label: 'Amount due', value: text(due_cents), large: true },
          { label: 'Overdue', value: text(overdue_cents) },
          {
            label: 'Credit used',
            value: <span className={isBeyond ? 'text-danger' : ''}>{text(used_cents)}</span>,
            ...(isBeyond && { note: 'over the limit' }),
          },
          {
            label: 'Credit limit',
            value: credit_limit_cents === null ? 'No limit' : text(credit_limit_cents),
          },
        ]}
      />
      <p className="mt-2 text-caption">
        {isBeyond && <strong className="text-danger">{text(-available_cents)} beyond the limit. </strong>}
        Credit used is the amount due and {text(unbilled_cents)} of confirmed shipments that are not invoiced
        yet. Invoices are due after {counted(payment_terms_days, 'day')}.{otherCurrenciesText(credit)}
      </p>
      <CreditBalances of={credit_balances} className="mt-2" />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpeningBalance } from '#contract/organisations/credit.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { api, call } from '#web/api/client.ts';
import { amountText } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import { PaymentDialog } from '../documents/payment-dialog.tsx';
import { RecordTable } from '../shipment-file/record-table.tsx';

/** The unpaid invoices of the former system, whose payment is recorded here. Nothing where there are none. */
export function OpeningBalances({ organisation_id }: { organisation_id: string }) {
  const query = useQuery(api.organisations.openingBalances.queryOptions({ input: { id: organisation_id } }));
  const [paying, setPaying] = useState<OpeningBalance>();
  const online = useOnline();
  return (
    <QueryBoundary of={query} what="The opening balances" skeleton={null}>
      {({ opening_balances }) =>
        opening_balances.length > 0 && (
          <section aria-labelledby="opening-balances">
            <h2 id="opening-balances" className="text-h3">
              Opening balances
            </h2>
            <p className="mb-3 text-ui text-ink-2">Unpaid invoices from your previous system.</p>
            <RecordTable
              caption="Opening balances"
              rows={opening_balances}
              keyOf={({ id }) => id}
              empty=""
              columns={[
                {
                  name: 'Invoice',
                  isTitle: true,
                  cell: ({ reference }) => <span className="code">{reference}</span>,
                },
                { name: 'Issued', cell: ({ issued_on }) => <CalendarDay of={new Date(issued_on)} /> },
                { name: 'Due on', cell: ({ due_on }) => <CalendarDay of={new Date(due_on)} /> },
                { name: 'Note', cell: ({ note }) => note || 'None' },
                {
                  name: 'Amount',
                  isFigure: true,
                  cell: ({ amount_cents, currency }) => amountText(amount_cents, currency),
                },
                { name: 'Due', isFigure: true, cell: Due },
                {
                  name: 'Payment',
                  cell: (balance) => (
                    <Button
                      variant="secondary"
                      disabled={!online}
                      aria-label={`Record payment of ${balance.reference}`}
                      onClick={() => setPaying(balance)}
                    >
                      Record payment
                    </Button>
                  ),
                },
              ]}
            />
            {paying && (
              <PaymentDialog
                number={paying.reference}
                due={paying.due}
                issued_on={paying.issued_on}
                limit="At most the amount due. Record the rest as a payment of the company."
                record={(payment, options) =>
                  call.organisations.recordBalancePayment(
                    { id: organisation_id, balance_id: paying.id, ...payment },
                    options,
                  )
                }
                onClose={() => setPaying(undefined)}
              />
            )}
          </section>
        )
      }
    </QueryBoundary>
  );
}

/** What is still to be paid, with the payments of a part. */
function Due({ due, payments }: OpeningBalance) {
  return (
    <>
      {formatMoney(due)}
      {payments.map(({ id, amount, paid_at, reference }) => (
        <span key={id} className="block font-text font-normal text-ink-2 wrap-anywhere">
          {formatMoney(amount)} paid on <CalendarDay of={paid_at} />
          {reference && (
            <>
              , <bdi>{reference}</bdi>
            </>
          )}
        </span>
      ))}
    </>
  );
}

import type { SupplierBill } from '#contract/supplier-bills/bill-records.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { RecordTable } from '../shipment-file/record-table.tsx';

/** The payments of a bill, newest first, also reversed ones. */
export function BillPayments({ payments }: Pick<SupplierBill, 'payments'>) {
  return (
    <RecordTable
      caption="Payments"
      rows={payments.toReversed()}
      keyOf={({ id }) => id}
      empty="No payment yet."
      columns={[
        { name: 'Paid on', isTitle: true, cell: ({ paid_on }) => <CalendarDay of={new Date(paid_on)} /> },
        {
          name: 'Reference',
          cell: ({ reference }) =>
            reference ? (
              <bdi className="wrap-anywhere">{reference}</bdi>
            ) : (
              <span className="text-ink-2">None</span>
            ),
        },
        { name: 'Status', cell: Status },
        {
          name: 'Amount',
          isFigure: true,
          cell: ({ amount, reversed_at }) => (
            <span className={reversed_at ? 'text-ink-2 line-through' : ''}>{formatMoney(amount)}</span>
          ),
        },
      ]}
    />
  );
}

function Status({ reversed_at, reversal_reason }: SupplierBill['payments'][number]) {
  if (!reversed_at) return 'Paid';
  return (
    <span className="wrap-anywhere">
      Reversed on <CalendarDay of={reversed_at} />: <bdi>{reversal_reason}</bdi>
    </span>
  );
}

import { Link } from 'react-router';
import type { SupplierBillRow } from '#contract/supplier-bills/bill-records.ts';
import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { billPaymentState } from '#domain/supplier-bills/bill-payment.ts';
import { overdueLabel } from '#web/documents/overdue-label.ts';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { RecordTable } from '../shipment-file/record-table.tsx';
import { billPaths } from './bill-paths.ts';
import { billStateLabel } from './bill-state-label.ts';
import { Variance } from './variance.tsx';

export function SupplierBillTable({ rows }: { rows: readonly SupplierBillRow[] }) {
  return (
    <RecordTable
      caption="Supplier bills"
      rows={rows}
      keyOf={({ id }) => id}
      empty="No supplier bills yet."
      columns={[
        {
          name: 'Bill',
          isTitle: true,
          cell: ({ id, number, supplier }) => (
            <>
              <Link to={billPaths.bill(id)} className="link code font-semibold wrap-anywhere!">
                {number}
              </Link>
              <bdi className="block text-ink-2 wrap-anywhere">{supplier.name}</bdi>
            </>
          ),
        },
        { name: 'Date', cell: ({ billed_on }) => <CalendarDay of={new Date(billed_on)} /> },
        { name: 'Due', cell: (bill) => <Due bill={bill} /> },
        { name: 'Net', isFigure: true, cell: ({ amount }) => formatMoney(amount) },
        { name: 'Expected', isFigure: true, cell: ({ expected }) => formatMoney(expected) },
        { name: 'Variance', isFigure: true, cell: Variance },
        { name: 'Total', isFigure: true, cell: ({ total }) => formatMoney(total) },
        { name: 'Status', keepsWords: true, cell: Status },
      ]}
    />
  );
}

/** Only an approved bill is to be paid, and so can be overdue. */
function Due({ bill }: { bill: SupplierBillRow }) {
  const now = useNow();
  const due = new Date(bill.due_on);
  return (
    <>
      <CalendarDay of={due} />
      {billPaymentState(bill) === 'unpaid' && bill.due_on < dayInUtc(now) && (
        <span className="block text-danger">{overdueLabel(due, now)}</span>
      )}
    </>
  );
}

function Status(bill: SupplierBillRow) {
  const { status, needs_approval, paid_on } = bill;
  return (
    <>
      <span className={status === 'disputed' ? 'font-semibold text-danger' : ''}>{billStateLabel(bill)}</span>
      {paid_on && (
        <span className="block text-ink-2">
          <CalendarDay of={new Date(paid_on)} />
        </span>
      )}
      {billPaymentState(bill) === 'unpaid' && <span className="block text-ink-2">Unpaid</span>}
      {status === 'recorded' && needs_approval && (
        <span className="block text-ink-2">Needs an admin’s approval</span>
      )}
    </>
  );
}

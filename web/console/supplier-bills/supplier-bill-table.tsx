import { Link } from 'react-router';
import type { SupplierBillRow } from '#contract/supplier-bills.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { codeLabel } from '../shipment-file/file-text.ts';
import { RecordTable } from '../shipment-file/record-table.tsx';
import { billPaths } from './bill-paths.ts';
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
        { name: 'Due', cell: ({ due_on }) => <CalendarDay of={new Date(due_on)} /> },
        { name: 'Amount', isFigure: true, cell: ({ amount }) => formatMoney(amount) },
        { name: 'Expected', isFigure: true, cell: ({ expected }) => formatMoney(expected) },
        { name: 'Variance', isFigure: true, cell: Variance },
        { name: 'Status', keepsWords: true, cell: Status },
      ]}
    />
  );
}

function Status({ status, needs_approval }: SupplierBillRow) {
  return (
    <>
      <span className={status === 'disputed' ? 'font-semibold text-danger' : ''}>{codeLabel(status)}</span>
      {status === 'recorded' && needs_approval && (
        <span className="block text-ink-2">Needs an admin’s approval</span>
      )}
    </>
  );
}

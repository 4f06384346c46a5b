import { Link } from 'react-router';
import type { InvoiceRow } from '#contract/invoices/invoice-records.ts';
import { balanceText, invoiceAmount } from '#web/documents/invoice-amount.ts';
import { paths } from '#web/paths.ts';
import { PortalBadge } from '#web/status/portal-badge.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useNow } from '#web/ui/use-now.ts';
import { InvoiceActions } from '../../documents/invoice-actions.tsx';
import { overdueLabel } from '../../documents/overdue-label.ts';
import { PortalTable } from './portal-table.tsx';

const CELL = 'px-3 py-2 text-left sm:px-4';
/** Where seven columns do not fit, dates and status move under number and amount. */
const WIDE = 'max-lg:hidden';
const NARROW = 'mt-1 block lg:hidden';

const COLUMNS = [
  { name: 'Invoice', className: CELL },
  { name: 'Date', className: classNames(CELL, WIDE) },
  { name: 'Due', className: classNames(CELL, WIDE) },
  { name: 'Amount', className: classNames(CELL, 'text-right') },
  { name: 'Status', className: classNames(CELL, WIDE) },
  { name: 'View and download', className: CELL, isAction: true },
];

export function InvoiceTable({ invoices }: { invoices: readonly InvoiceRow[] }) {
  return (
    <PortalTable caption="Your invoices, newest first" columns={COLUMNS}>
      {invoices.map((invoice) => (
        <InvoiceEntry key={invoice.number} invoice={invoice} />
      ))}
    </PortalTable>
  );
}

function InvoiceEntry({ invoice }: { invoice: InvoiceRow }) {
  const { number, status, issued_at } = invoice;
  const balance = balanceText(invoice);
  return (
    <tr className="border-t border-line">
      <th scope="row" className={classNames(CELL, 'font-normal')}>
        <Link to={paths.invoice(number)} className="link code tap-area min-[375px]:whitespace-nowrap">
          {number}
        </Link>
        <span className={classNames(NARROW, 'text-caption')}>
          <CalendarDay of={issued_at} />
        </span>
        <span className="block text-caption lg:hidden">
          <Payment invoice={invoice} prefix="Due " />
        </span>
      </th>
      <td className={classNames(CELL, WIDE)}>
        <CalendarDay of={issued_at} />
      </td>
      <td className={classNames(CELL, WIDE)}>
        <Payment invoice={invoice} />
      </td>
      <td className={classNames(CELL, 'text-right')}>
        <span className="num">{invoiceAmount(invoice)}</span>
        {balance && <span className="num block text-caption">{balance}</span>}
        <span className={NARROW}>
          <PortalBadge>{status}</PortalBadge>
        </span>
      </td>
      <td className={classNames(CELL, WIDE)}>
        <PortalBadge>{status}</PortalBadge>
      </td>
      <td className="py-1 pr-2 text-right">
        <span className="inline-flex max-sm:flex-col">
          <InvoiceActions number={number} />
        </span>
      </td>
    </tr>
  );
}

/** Until when to pay, or since when or why there is nothing to pay. */
function Payment({
  invoice: { credits_invoice, status, due_at, paid_at, voided_at },
  prefix = '',
}: {
  invoice: InvoiceRow;
  prefix?: string;
}) {
  const now = useNow();
  if (credits_invoice) return `Credits ${credits_invoice}`;
  if (status === 'Credited') return 'Nothing due';
  if (paid_at)
    return (
      <>
        Paid <CalendarDay of={paid_at} />
      </>
    );
  if (voided_at)
    return (
      <>
        Voided <CalendarDay of={voided_at} />
      </>
    );
  if (status === 'Overdue')
    return <span className="font-semibold text-danger">{overdueLabel(due_at, now)}</span>;
  return (
    <>
      {prefix}
      <CalendarDay of={due_at} />
    </>
  );
}

import { Link } from 'react-router';
import type { StaffInvoice } from '#contract/invoices/invoice-records.ts';
import { invoiceAmount } from '#web/documents/invoice-amount.ts';
import { paths } from '#web/paths.ts';
import { PortalBadge } from '#web/status/portal-badge.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { InvoiceMenu } from '../documents/invoice-menu.tsx';
import { useFocusAfter } from '../documents/use-focus-after.ts';
import { Balance } from './balance.tsx';
import { DueDay } from './due-day.tsx';
import type { InvoiceActionHandlers } from './invoice-actions.ts';

/** An invoice on a phone. */
export function InvoiceCard({
  invoice,
  onOpen,
  onPay,
  onVoid,
  onCredit,
  onRefund,
  onRemind,
  onDispute,
  locked,
}: { invoice: StaffInvoice } & InvoiceActionHandlers) {
  const { number, client, tracking_number, status, issued_at } = invoice;
  const more = useFocusAfter(status);
  return (
    <li aria-label={number} className="flex items-start gap-3 px-4 py-3 text-ui">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <button type="button" className="link code min-h-11" onClick={() => onOpen(number)}>
            {number}
          </button>
          <PortalBadge>{status}</PortalBadge>
        </div>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 wrap-anywhere">{client ?? 'Account closed'}</span>
          <span className={`num ${status === 'Void' ? 'text-ink-2 line-through' : 'font-semibold'}`}>
            {invoiceAmount(invoice)}
          </span>
        </p>
        <p className="num text-right">
          <Balance invoice={invoice} />
        </p>
        <Link
          to={paths.admin({ shipment: tracking_number })}
          className="link code inline-flex min-h-11 items-center"
        >
          {tracking_number}
        </Link>
        <dl className="grid grid-cols-2 gap-x-4">
          <div>
            <dt className="text-caption">Issued</dt>
            <dd>
              <CalendarDay of={issued_at} />
            </dd>
          </div>
          <div>
            <dt className="text-caption">Due</dt>
            <dd>
              <DueDay invoice={invoice} />
            </dd>
          </div>
        </dl>
      </div>
      <InvoiceMenu
        invoice={invoice}
        locked={locked}
        onPay={() => onPay(invoice)}
        onVoid={() => onVoid(invoice)}
        onCredit={() => onCredit(invoice)}
        onRefund={() => onRefund(invoice)}
        onRemind={() => onRemind(invoice)}
        onDispute={() => onDispute(invoice)}
        button={more}
      />
    </li>
  );
}

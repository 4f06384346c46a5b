import { Link } from 'react-router';
import type { StaffInvoice } from '#contract/invoices/invoice-records.ts';
import { isOpenInvoice } from '#domain/invoices/invoice-state.ts';
import { invoiceAmount } from '#web/documents/invoice-amount.ts';
import { paths } from '#web/paths.ts';
import { PortalBadge } from '#web/status/portal-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { InvoiceMenu } from '../documents/invoice-menu.tsx';
import { useFocusAfter } from '../documents/use-focus-after.ts';
import { Balance } from './balance.tsx';
import { DueDay } from './due-day.tsx';
import type { InvoiceActionHandlers } from './invoice-actions.ts';

const CELL = 'px-2.5 py-1.5 text-left first:pl-4';
/** Below the xl breakpoint, client, shipment and issue date move under the number. */
const WIDE = 'max-xl:hidden';
const NARROW = 'block xl:hidden';

interface InvoiceTableProps extends InvoiceActionHandlers {
  invoices: readonly StaffInvoice[];
}

export function InvoiceTable({ invoices, ...handlers }: InvoiceTableProps) {
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
      <table className="w-full border-collapse text-dense">
        <caption className="sr-only">Invoices, newest first</caption>
        <thead className="bg-sunken text-ink-2">
          <tr>
            <th scope="col" className={CELL}>
              Invoice
            </th>
            <th scope="col" className={classNames(CELL, WIDE)}>
              Client
            </th>
            <th scope="col" className={classNames(CELL, WIDE)}>
              Shipment
            </th>
            <th scope="col" className={classNames(CELL, WIDE)}>
              Issued
            </th>
            <th scope="col" className={CELL}>
              Due
            </th>
            <th scope="col" className={classNames(CELL, 'text-right')}>
              Amount
            </th>
            <th scope="col" className={CELL}>
              Status
            </th>
            <th scope="col" data-print="none" className={CELL}>
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <InvoiceLine key={invoice.number} invoice={invoice} {...handlers} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function InvoiceLine({
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
  const shipment = (
    <Link to={paths.admin({ shipment: tracking_number })} className="link code whitespace-nowrap">
      {tracking_number}
    </Link>
  );
  return (
    <tr className="border-t border-line">
      <th scope="row" className={classNames(CELL, 'font-normal')}>
        <button type="button" className="link code whitespace-nowrap" onClick={() => onOpen(number)}>
          {number}
        </button>
        <span className={classNames(NARROW, 'wrap-anywhere')}>{client ?? 'Account closed'}</span>
        <span className={classNames(NARROW, 'text-ink-2')}>
          {shipment} · <CalendarDay of={issued_at} />
        </span>
      </th>
      <td className={classNames(CELL, WIDE, 'min-w-44 wrap-anywhere min-[90rem]:min-w-52')}>
        {client ?? 'Account closed'}
      </td>
      <td className={classNames(CELL, WIDE)}>{shipment}</td>
      <td className={classNames(CELL, WIDE)}>
        <CalendarDay of={issued_at} />
      </td>
      <td className={CELL}>
        <DueDay invoice={invoice} />
      </td>
      <td className={classNames(CELL, 'num text-right whitespace-nowrap')}>
        <span className={status === 'Void' ? 'text-ink-2 line-through' : ''}>{invoiceAmount(invoice)}</span>
        <Balance invoice={invoice} />
      </td>
      <td className={CELL}>
        <PortalBadge>{status}</PortalBadge>
      </td>
      <td data-print="none" className="py-1 pr-2">
        <div className="flex items-center justify-end gap-1">
          {isOpenInvoice(invoice) && (
            <Button
              variant="ghost"
              className="max-lg:hidden"
              disabled={locked}
              aria-label={`Record payment of ${number}`}
              onClick={() => onPay(invoice)}
            >
              Record payment
            </Button>
          )}
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
        </div>
      </td>
    </tr>
  );
}

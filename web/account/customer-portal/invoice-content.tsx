import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Invoice } from '#contract/invoices/invoice-records.ts';
import { accountLabel, accountText } from '#domain/branches/iban.ts';
import { settlementOf, totalLabel } from '#domain/invoices/invoice-settlement.ts';
import { isOpenInvoice } from '#domain/invoices/invoice-state.ts';
import {
  lineExchange,
  lineQuantity,
  lineTitle,
  lineUnitPrice,
} from '#domain/invoices/line-calculation-text.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Money } from '#domain/money/money.ts';
import { exchangedVatText, lineVatLabels, vatLabel } from '#domain/vat/vat-category.ts';
import { KIND_NAMES } from '#web/documents/invoice-kind-names.ts';
import { paths } from '#web/paths.ts';
import { amountText } from '#web/shipments/amounts.ts';
import { RouteLabel } from '#web/shipments/route-label.tsx';
import { modeText, weightText } from '#web/tracking/tracking-messages.ts';
import { CalendarDay, utcDay } from '#web/ui/calendar-day.tsx';
import { Facts } from './invoice-facts.tsx';

interface Linked {
  invoice: Invoice;
  /** Path of another invoice or credit note. */
  invoicePath: (number: string) => string;
}

interface InvoiceContentProps {
  invoice: Invoice;
  /** Path of the shipment. Defaults to its public tracking page. */
  shipment_path?: string;
  /** Path of another invoice or credit note. Defaults to the customer’s page of it. */
  invoicePath?: (number: string) => string;
  /** What staff can do with a payment. */
  paymentAction?: (payment: Payment) => ReactNode;
}

type Payment = Invoice['payments'][number];

/** The content of an invoice or a credit note below its number and status. */
export function InvoiceContent({
  invoice,
  shipment_path,
  invoicePath = paths.invoice,
  paymentAction,
}: InvoiceContentProps) {
  const { number, kind, status, issuer, reason } = invoice;
  return (
    <div className="flex flex-col gap-8">
      <Facts invoice={invoice} invoicePath={invoicePath} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 print:grid-cols-2">
        <Issuer issuer={invoice.issuer} />
        <BilledTo client={invoice.client} />
      </div>
      <Freight invoice={invoice} path={shipment_path ?? paths.track(invoice.tracking_number)} />
      <Charges invoice={invoice} invoicePath={invoicePath} />
      <PayTo invoice={invoice} />
      <Payments payments={invoice.payments} action={paymentAction} />
      <Reminders invoice={invoice} />
      {reason && <Part title="Reason for the credit">{reason}</Part>}
      <p className="text-dense text-ink-2">
        {isOpenInvoice(invoice) && `Please quote ${number} with your payment. `}
        {status === 'Void' && 'This invoice is void. No payment is due. '}
        {status === 'Credited' && 'This invoice is credited in full. No payment is due. '}
        Questions about this {KIND_NAMES[kind].toLowerCase()}: {issuer.email},{' '}
        <span className="whitespace-nowrap">{issuer.phone}</span>
      </p>
    </div>
  );
}

function Issuer({ issuer: { legal_name, address, vat_id } }: Pick<Invoice, 'issuer'>) {
  return (
    <Part title="From">
      <span className="block font-semibold">{legal_name}</span>
      <AddressLines lines={address} />
      <VatId id={vat_id} />
    </Part>
  );
}

function BilledTo({ client }: Pick<Invoice, 'client'>) {
  if (!client) return <Part title="Billed to">Account closed</Part>;
  const { full_name, company_name, email, vat_id, address } = client;
  return (
    <Part title="Billed to">
      <span className="block font-semibold">{company_name ?? full_name}</span>
      {company_name && full_name && <span className="block">{full_name}</span>}
      <AddressLines lines={address} />
      {email && <span className="block break-words">{email}</span>}
      <VatId id={vat_id} />
    </Part>
  );
}

function AddressLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block break-words">
      {line}
    </span>
  ));
}

function VatId({ id }: { id: string | null }) {
  return id && <span className="block break-words">VAT ID {id}</span>;
}

function Freight({ invoice, path }: { invoice: Invoice; path: string }) {
  const { tracking_number, shipment } = invoice;
  return (
    <Part title="Shipment">
      <Link to={path} className="link code tap-area">
        {tracking_number}
      </Link>
      <RouteLabel shipment={shipment} className="block" />
      <span className="block text-ink-2">
        {shipment.cargo_description}, {weightText(shipment.cargo_weight)}, {modeText(shipment.transport_mode)}
      </span>
    </Part>
  );
}

function Charges({ invoice, invoicePath }: Linked) {
  const { lines, amount_cents, currency } = invoice;
  const vatOfLines = lineVatLabels(lines);
  return (
    <table className="w-full border-collapse text-ui">
      <caption className="sr-only">Charges in {currency}</caption>
      <thead>
        <tr className="border-b border-line-strong text-dense text-ink-2">
          <th scope="col" className="py-2 pr-4 text-left">
            Description
          </th>
          <th scope="col" className="py-2 text-right">
            Amount ({currency})
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, order) => (
          <tr key={`${line.description} ${line.amount_cents}`} className="border-b border-line">
            <td className="py-2.5 pr-4">
              {lineTitle(line)}
              {line.calculation && (
                <LineNote>
                  <span className="num">
                    {lineQuantity(line)} at {lineUnitPrice(line)}
                  </span>
                </LineNote>
              )}
              {line.calculation?.exchange && <LineNote>{lineExchange(line, utcDay)}</LineNote>}
              {vatOfLines?.[order] && <LineNote>VAT: {vatOfLines[order]}</LineNote>}
            </td>
            <td className="num py-2.5 text-right align-top whitespace-nowrap">
              {amountText(line.amount_cents, currency)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <VatRows invoice={invoice} />
        <tr>
          <th scope="row" className="pt-4 pr-4 text-left font-semibold">
            {totalLabel(invoice)}
          </th>
          <td className="figure-m pt-4 text-right whitespace-nowrap">{amountText(amount_cents, currency)}</td>
        </tr>
        {settlementOf(invoice, utcDay).map(({ label, credit_note, amount }) => (
          <SumRow
            key={label}
            label={
              credit_note ? (
                <Link to={invoicePath(credit_note)} className="link">
                  {label}
                </Link>
              ) : (
                label
              )
            }
            amount={amount}
          />
        ))}
      </tfoot>
    </table>
  );
}

function LineNote({ children }: { children: ReactNode }) {
  return <span className="block text-dense text-ink-2">{children}</span>;
}

/** How the lines lead to the total; nothing on invoices without VAT. */
function VatRows({ invoice: { net, vat_groups, vat_in_base_currency } }: { invoice: Invoice }) {
  if (vat_groups.length === 0) return null;
  return (
    <>
      <SumRow label="Net total" amount={net} />
      {vat_groups.map((group) => (
        <SumRow
          key={`${group.category} ${group.rate}`}
          label={`${vatLabel(group)} on ${formatMoney(group.net)}`}
          note={group.note}
          amount={group.vat}
        />
      ))}
      {vat_in_base_currency && (
        <tr>
          <td colSpan={2} className="pt-1 text-dense text-ink-2">
            {exchangedVatText(vat_in_base_currency, utcDay)}
          </td>
        </tr>
      )}
    </>
  );
}

function SumRow({ label, note, amount }: { label: ReactNode; note?: string; amount: Money }) {
  return (
    <tr>
      <th scope="row" className="pt-2.5 pr-4 text-left font-normal">
        {label}
        {note && <span className="block text-dense text-ink-2">{note}</span>}
      </th>
      <td className="num pt-2.5 text-right align-top whitespace-nowrap">{formatMoney(amount)}</td>
    </tr>
  );
}

/** The accounts of an invoice to be paid. */
function PayTo({ invoice }: { invoice: Invoice }) {
  const { number, issuer } = invoice;
  if (!isOpenInvoice(invoice) || issuer.bank_accounts.length === 0) return null;
  return (
    <Part title="Pay to">
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 print:grid-cols-2">
        {issuer.bank_accounts.map(({ holder, bank, account, routing_number, bic }) => (
          <p key={account} className="min-w-0 break-words">
            <span className="block font-semibold">{holder}</span>
            <span className="block">
              {accountLabel(account)} <span className="code">{accountText(account)}</span>
            </span>
            {routing_number && (
              <span className="block">
                Routing number (ABA) <span className="code">{routing_number}</span>
              </span>
            )}
            {bic && <span className="block">BIC {bic}</span>}
            <span className="block">{bank}</span>
            <span className="block">
              Payment reference <span className="code">{number}</span>
            </span>
          </p>
        ))}
      </div>
    </Part>
  );
}

/** What was paid of an invoice, oldest first, also what was reversed. */
function Payments({
  payments,
  action,
}: Pick<Invoice, 'payments'> & { action: InvoiceContentProps['paymentAction'] }) {
  if (payments.length === 0) return null;
  return (
    <Part title="Payments">
      <ul className="flex flex-col gap-2">
        {payments.map((payment) => (
          <li key={payment.id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">
              <span className={`num ${payment.reversed_at ? 'text-ink-2 line-through' : ''}`}>
                {formatMoney(payment.amount)}
              </span>
              {payment.total.amount !== payment.amount.amount && ` of ${formatMoney(payment.total)}`} received
              on <CalendarDay of={payment.received_at} />
              {payment.reference && `, ${payment.reference}`}
              {payment.reversed_at && (
                <span className="block text-dense text-ink-2">
                  Reversed on <CalendarDay of={payment.reversed_at} />: {payment.reversal_reason}
                </span>
              )}
            </span>
            {!payment.reversed_at && action?.(payment)}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The payment reminders of an invoice that is still to be paid, and whether it is disputed. */
function Reminders({ invoice }: { invoice: Invoice }) {
  const { payment_reminders, disputed_at } = invoice;
  if (!isOpenInvoice(invoice) || (payment_reminders.length === 0 && !disputed_at)) return null;
  return (
    <Part title={payment_reminders.length === 0 ? 'Dispute' : 'Payment reminders'}>
      {payment_reminders.map(({ level, name, sent_at }) => (
        <span key={level} className="block">
          {name}, sent on <CalendarDay of={sent_at} />
        </span>
      ))}
      {disputed_at && (
        <span className="block">
          Disputed since <CalendarDay of={disputed_at} />
        </span>
      )}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 text-ui">
      <h2 className="mb-1 font-text text-caption font-normal tracking-normal">{title}</h2>
      {children}
    </section>
  );
}

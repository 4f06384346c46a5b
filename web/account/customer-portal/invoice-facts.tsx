import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Invoice } from '#contract/invoices/invoice-records.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { statedSupplyDay } from '#domain/invoices/date-of-supply.ts';
import { CalendarDay } from '#web/ui/calendar-day.tsx';

interface FactsProps {
  invoice: Invoice;
  /** Path of another invoice or credit note. */
  invoicePath: (number: string) => string;
}

/** When an invoice was issued and is due, when its service was supplied; which invoice a credit note credits. */
export function Facts({ invoice, invoicePath }: FactsProps) {
  const { credits_invoice, issued_at } = invoice;
  const supplied_on = statedSupplyDay(invoice);
  return (
    <dl
      className={`grid grid-cols-2 gap-x-6 gap-y-5 ${supplied_on ? 'sm:grid-cols-5 print:grid-cols-5' : 'sm:grid-cols-4 print:grid-cols-4'}`}
    >
      <Fact name="Issued">
        <CalendarDay of={issued_at} />
      </Fact>
      {supplied_on && (
        <Fact name="Date of supply">
          <CalendarDay of={new Date(supplied_on)} />
        </Fact>
      )}
      {credits_invoice ? (
        <Fact name="Credits invoice">
          <Link to={invoicePath(credits_invoice)} className="link code tap-area">
            {credits_invoice}
          </Link>
        </Fact>
      ) : (
        <Payment invoice={invoice} />
      )}
    </dl>
  );
}

function Payment({ invoice }: { invoice: Invoice }) {
  const { issued_at, due_at, paid_at, voided_at } = invoice;
  const netDays = Math.round((due_at.getTime() - issued_at.getTime()) / DAY_MS);
  return (
    <>
      <Fact name="Due">
        <CalendarDay of={due_at} />
      </Fact>
      <Fact name="Terms">Net {netDays} Days</Fact>
      {voided_at ? (
        <Fact name="Voided">
          <CalendarDay of={voided_at} />
        </Fact>
      ) : (
        <Fact name="Paid">{paid_at ? <CalendarDay of={paid_at} /> : unpaidText(invoice)}</Fact>
      )}
    </>
  );
}

function unpaidText({ status, paid }: Pick<Invoice, 'status' | 'paid'>): string {
  if (status === 'Credited') return 'Nothing due';
  return paid.amount > 0 ? 'In part' : 'Not yet';
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption">{name}</dt>
      <dd className="text-ui">{children}</dd>
    </div>
  );
}

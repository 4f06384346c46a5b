import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DocumentRow } from '#contract/documents.ts';
import type { InvoiceRow } from '#contract/invoices/invoice-records.ts';
import { isPermitted } from '#domain/people/access.ts';
import { api } from '#web/api/client.ts';
import { BookingConfirmationLink } from '#web/documents/booking-confirmation-link.tsx';
import { DocumentActions } from '#web/documents/document-actions.tsx';
import { DocumentNumber } from '#web/documents/document-number.tsx';
import { InvoiceActions } from '#web/documents/invoice-actions.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/people/session.ts';
import { amountText } from '#web/shipments/amounts.ts';
import { PortalBadge } from '#web/status/portal-badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';

/** More are in the customer portal. */
const MAX_SHOWN = 6;

interface OwnRecordsProps {
  tracking_number: string;
  /** False for members who may not see prices. */
  seesInvoices?: boolean;
}

/** Documents and invoices of the customer’s own shipment, and how to book it again. */
export function OwnRecords({ tracking_number, seesInvoices = true }: OwnRecordsProps) {
  return (
    <div data-print="none" className="grid items-start gap-5 lg:grid-cols-2">
      <OwnDocuments tracking_number={tracking_number} />
      {seesInvoices && <OwnInvoices tracking_number={tracking_number} />}
    </div>
  );
}

function OwnDocuments({ tracking_number }: { tracking_number: string }) {
  const { person } = useSession();
  const documents = useQuery(
    api.documents.mine.queryOptions({ input: { shipment: tracking_number, limit: MAX_SHOWN } }),
  );
  return (
    <Records
      title="Documents"
      action={
        <Link
          to={paths.customerPortal({ tab: 'documents', shipment: tracking_number })}
          className="link inline-flex min-h-6 items-center text-ui max-sm:min-h-11"
        >
          All documents
        </Link>
      }
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <BookingConfirmationLink tracking_number={tracking_number} />
        {person && isPermitted(person, 'book') && (
          <ButtonLink to={paths.createShipment({ again: tracking_number })} variant="secondary">
            Book again
          </ButtonLink>
        )}
      </div>
      <QueryBoundary of={documents} what="The documents" skeleton={<Skeleton className="h-14" />}>
        {(page) =>
          page.documents.length === 0 ? (
            <p className="text-ui text-ink-2">
              No shipping documents yet. They appear here when we issue them.
            </p>
          ) : (
            <ul>
              {page.documents.map((document) => (
                <DocumentItem key={document.id} document={document} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Records>
  );
}

function DocumentItem({ document }: { document: DocumentRow }) {
  const { name, document_number, issued_at, created_at } = document;
  return (
    <Item actions={<DocumentActions document_number={document_number} />}>
      <p className="text-ui font-semibold">{name}</p>
      <p className="text-caption wrap-anywhere">
        <DocumentNumber number={document_number} /> · <CalendarDay of={issued_at ?? created_at} />
      </p>
    </Item>
  );
}

function OwnInvoices({ tracking_number }: { tracking_number: string }) {
  const invoices = useQuery(
    api.invoices.mine.queryOptions({ input: { shipment: tracking_number, limit: MAX_SHOWN } }),
  );
  return (
    <Records title="Invoices">
      <QueryBoundary of={invoices} what="The invoices" skeleton={<Skeleton className="h-14" />}>
        {(page) =>
          page.invoices.length === 0 ? (
            <p className="text-ui text-ink-2">Not invoiced yet.</p>
          ) : (
            <ul>
              {page.invoices.map((invoice) => (
                <InvoiceItem key={invoice.number} invoice={invoice} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Records>
  );
}

function InvoiceItem({ invoice }: { invoice: InvoiceRow }) {
  const { number, amount_cents, currency, status, due_at } = invoice;
  return (
    <Item actions={<InvoiceActions number={number} />}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui font-semibold">
        <span className="num">{amountText(amount_cents, currency)}</span>
        <PortalBadge>{status}</PortalBadge>
      </p>
      <p className="text-caption">
        <Link to={paths.invoice(number)} className="link">
          {number}
        </Link>{' '}
        · due <CalendarDay of={due_at} />
      </p>
    </Item>
  );
}

function Records({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = `own-${title.toLowerCase()}`;
  return (
    <Card>
      <section aria-labelledby={id}>
        <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          {action}
        </div>
        {children}
      </section>
    </Card>
  );
}

function Item({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 border-t border-line py-2">
      <div className="min-w-0 flex-1">{children}</div>
      <div className="flex shrink-0">{actions}</div>
    </li>
  );
}

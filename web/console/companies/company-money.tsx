import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';
import { StatementOfAccount } from '#web/invoices/statement/statement-of-account.tsx';
import { CreditFigures } from '#web/organisations/credit-figures.tsx';
import { paths } from '#web/paths.ts';
import { amountText, counted } from '#web/shipments/amounts.ts';
import { PortalBadge } from '#web/status/portal-badge.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { JointFailureBoundary } from '#web/ui/loading/joint-failure.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { Balance } from '../invoices/balance.tsx';
import { DueDay } from '../invoices/due-day.tsx';
import { CompanyPayments } from '../invoices/payments/company-payments.tsx';
import { RecordTable } from '../shipment-file/record-table.tsx';
import { OpeningBalances } from './opening-balances.tsx';

const PAGE = 25;

/** What the company owes against its credit limit, its open invoices and its statement of account. */
export function CompanyMoney({ organisation_id }: { organisation_id: string }) {
  const credit = useQuery(
    api.organisations.credit.queryOptions({
      input: { id: organisation_id },
      refetchInterval: every(MINUTE_MS),
    }),
  );
  return (
    <JointFailureBoundary what="The company’s finances" className="mb-4">
      <div className="flex flex-col gap-8">
        <QueryBoundary of={credit} what="The credit" skeleton={<Skeleton className="h-28" />}>
          {(known) => (
            <div>
              <CreditFigures credit={known} />
            </div>
          )}
        </QueryBoundary>
        <OpenInvoices organisation_id={organisation_id} />
        <CompanyPayments organisation_id={organisation_id} company={credit.data} />
        <OpeningBalances organisation_id={organisation_id} />
        <section aria-labelledby="statement">
          <h2 id="statement" className="mb-3 text-h3">
            Statement of account
          </h2>
          <StatementOfAccount
            organisation_id={organisation_id}
            invoicePath={(number) => paths.invoices({ invoice: number })}
          />
        </section>
      </div>
    </JointFailureBoundary>
  );
}

function OpenInvoices({ organisation_id }: { organisation_id: string }) {
  const query = useInfiniteQuery(
    api.invoices.list.infiniteOptions({
      input: (after: string | undefined) => ({
        organisation: organisation_id,
        state: ['Pending' as const, 'Overdue' as const],
        limit: PAGE,
        after,
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchInterval: every(MINUTE_MS),
    }),
  );
  return (
    <section aria-labelledby="open-invoices">
      <h2 id="open-invoices" className="mb-3 text-h3">
        Open invoices
      </h2>
      <QueryBoundary of={query} what="The open invoices" skeleton={<RowSkeletons height="h-12" />}>
        {({ pages }) => {
          const invoices = pages.flatMap((page) => page.invoices);
          return (
            <>
              <RecordTable
                caption="Open invoices"
                rows={invoices}
                keyOf={({ number }) => number}
                empty="No open invoices."
                columns={[
                  {
                    name: 'Invoice',
                    isTitle: true,
                    cell: ({ number }) => (
                      <Link to={paths.invoices({ invoice: number })} className="link code whitespace-nowrap">
                        {number}
                      </Link>
                    ),
                  },
                  {
                    name: 'Shipment',
                    cell: ({ tracking_number }) => (
                      <Link to={paths.shipmentFile(tracking_number)} className="link code whitespace-nowrap">
                        {tracking_number}
                      </Link>
                    ),
                  },
                  { name: 'Issued', cell: ({ issued_at }) => <CalendarDay of={issued_at} /> },
                  { name: 'Due', cell: (invoice) => <DueDay invoice={invoice} /> },
                  { name: 'Status', cell: ({ status }) => <PortalBadge>{status}</PortalBadge> },
                  {
                    name: 'Amount',
                    isFigure: true,
                    cell: (invoice) => (
                      <>
                        {amountText(invoice.amount_cents, invoice.currency)}
                        <Balance invoice={invoice} />
                      </>
                    ),
                  },
                ]}
              />
              {invoices.length > 0 && (
                <ShowMore shown={counted(invoices.length, 'open invoice')} of={query} />
              )}
            </>
          );
        }}
      </QueryBoundary>
    </section>
  );
}

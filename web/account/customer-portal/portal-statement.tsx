import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { api } from '#web/api/client.ts';
import { PaymentList } from '#web/invoices/payments/payment-list.tsx';
import { usePayments } from '#web/invoices/payments/use-payments.ts';
import { StatementOfAccount } from '#web/invoices/statement/statement-of-account.tsx';
import { paths } from '#web/paths.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';

/** The statement of account of the customer’s company. */
export function PortalStatement() {
  const own = useQuery(api.organisations.own.queryOptions());
  return (
    <section aria-labelledby="statement" className="flex flex-col gap-4">
      <Link
        to={paths.customerPortal({ tab: 'invoices' })}
        className="link inline-flex min-h-11 items-center gap-2 self-start text-ui"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Invoices
      </Link>
      <h2 id="statement" className="text-h3">
        Statement of account
      </h2>
      <QueryBoundary of={own} what="Your company" skeleton={<Skeleton className="h-80" />}>
        {({ id }) => (
          <>
            <StatementOfAccount organisation_id={id} invoicePath={paths.invoice} />
            <Payments organisation_id={id} />
          </>
        )}
      </QueryBoundary>
    </section>
  );
}

function Payments({ organisation_id }: { organisation_id: string }) {
  const query = usePayments(organisation_id);
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="mb-3 text-h3">
        Payments
      </h2>
      <QueryBoundary of={query} what="Your payments" skeleton={<RowSkeletons height="h-16" />}>
        {({ pages }) => (
          <PaymentList
            of={query}
            payments={pages.flatMap((page) => page.payments)}
            on_account={pages[0]?.on_account ?? []}
            invoicePath={paths.invoice}
          />
        )}
      </QueryBoundary>
    </section>
  );
}

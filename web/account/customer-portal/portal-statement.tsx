import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { api } from '#web/api/client.ts';
import { StatementOfAccount } from '#web/invoices/statement/statement-of-account.tsx';
import { paths } from '#web/paths.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
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
        {({ id }) => <StatementOfAccount organisation_id={id} invoicePath={paths.invoice} />}
      </QueryBoundary>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { Link, useParams } from 'react-router';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { useInvoiceDownload } from '#web/documents/use-download.ts';
import { paths } from '#web/paths.ts';
import { ProtectedScreen } from '#web/people/protected-screen.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { NeatlineLoader } from '#web/static-map/neatline-loader.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { DocumentDrawing } from './document-drawing.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';

export const meta = ({ params }: { params: { number?: string } }) => pageMeta(params.number ?? 'Invoice');

export default function InvoicePage() {
  const { number = '' } = useParams();
  return (
    <ProtectedScreen access="signed-in">
      <InvoiceScreen number={number} />
    </ProtectedScreen>
  );
}

function InvoiceScreen({ number }: { number: string }) {
  const invoice = useQuery(api.invoices.find.queryOptions({ input: { number } }));
  const isMissing = isRefusal(invoice.error, 'NOT_FOUND');
  return (
    <div data-print="sheet" className="container-area flex flex-col gap-5 print:p-0">
      <div
        data-print="none"
        className="mx-auto flex w-full max-w-[54rem] flex-wrap items-center justify-between gap-4"
      >
        <Link
          to={paths.customerPortal({ tab: 'invoices' })}
          className="link inline-flex min-h-11 items-center gap-2 text-ui"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Invoices
        </Link>
        {invoice.data && <Copies number={number} />}
      </div>
      <div className="mx-auto w-full max-w-[54rem] print:max-w-none">
        {isMissing ? (
          <NoSuchInvoice number={number} />
        ) : (
          <QueryBoundary of={invoice} what={`Invoice ${number}`} skeleton={<NeatlineLoader />}>
            {(found) => <InvoiceSheet invoice={found} />}
          </QueryBoundary>
        )}
      </div>
    </div>
  );
}

/** Prints or downloads the invoice. */
function Copies({ number }: { number: string }) {
  const { download, pending, failure } = useInvoiceDownload(number);
  return (
    <>
      <div className="flex gap-3">
        <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          Print
        </Button>
        <Button icon={<Download aria-hidden="true" />} pending={pending} onClick={() => download()}>
          {failure ? 'Try again' : 'Download PDF'}
        </Button>
      </div>
      {failure && (
        <p role="alert" className="w-full text-right text-dense text-danger">
          {failure}
        </p>
      )}
    </>
  );
}

function NoSuchInvoice({ number }: { number: string }) {
  return (
    <>
      <h1 className="sr-only">Invoice not found</h1>
      <EmptyState
        title="We couldn’t find this invoice"
        drawing={<DocumentDrawing />}
        action={<ButtonLink to={paths.customerPortal({ tab: 'invoices' })}>See your invoices</ButtonLink>}
      >
        None of your invoices has the number {number}.
      </EmptyState>
    </>
  );
}

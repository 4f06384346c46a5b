import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import { DocumentListEntry } from '../documents/document-list-entry.tsx';
import { DocumentListSkeleton } from '../documents/documents-skeleton.tsx';
import { InvoiceEntry } from '../documents/invoice-entry.tsx';

/** The documents of the shipment and its invoice, as in the document generator. */
export function FileDocuments({ number }: { number: string }) {
  const documents = useQuery(api.documents.ofShipment.queryOptions({ input: { tracking_number: number } }));
  const locked = !useOnline();
  return (
    <QueryBoundary of={documents} what="The documents" skeleton={<DocumentListSkeleton />}>
      {({ documents: entries }) => (
        <ul
          aria-label={`Documents of ${number}`}
          className="divide-y divide-line rounded-md border border-line bg-surface"
        >
          {entries.map((entry) => (
            <DocumentListEntry key={entry.document_type} number={number} entry={entry} locked={locked} />
          ))}
          <InvoiceEntry number={number} locked={locked} />
        </ul>
      )}
    </QueryBoundary>
  );
}

import { useQuery } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import { Link } from 'react-router';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { useArchiveDownload } from '#web/documents/use-download.ts';
import { paths } from '#web/paths.ts';
import { RouteLabel } from '#web/shipments/route-label.tsx';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import { backToDocuments } from '../return-address.ts';
import { useShipmentUpdates } from '../shipments/use-shipment-updates.ts';
import { DocumentListEntry } from './document-list-entry.tsx';
import { DocumentListSkeleton } from './documents-skeleton.tsx';
import { InvoiceEntry } from './invoice-entry.tsx';
import { IssueAllButton } from './issue/issue-all-button.tsx';
import { SelectShipment } from './select-shipment.tsx';

interface ShipmentDocumentsProps {
  number: string;
  onSelect: (number: string) => void;
}

/** A shipment's document types and its invoice. */
export function ShipmentDocuments({ number, onSelect }: ShipmentDocumentsProps) {
  const documents = useQuery(api.documents.ofShipment.queryOptions({ input: { tracking_number: number } }));
  useShipmentUpdates(number);
  const isOnline = useOnline();
  const archive = useArchiveDownload(number, `${number}.zip`);
  if (isRefusal(documents.error, 'NOT_FOUND'))
    return (
      <EmptyState title="No shipment found" action={<SelectShipment onSelect={onSelect} />}>
        We couldn’t find shipment <span className="code">{number}</span>. Check the number and try again.
      </EmptyState>
    );
  return (
    <QueryBoundary of={documents} what="The documents" skeleton={<DocumentListSkeleton />}>
      {({ tracking_number, client, status, documents: entries, warnings, ...route }) => (
        <div className="rounded-md border border-line bg-surface">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-3">
                <Link
                  to={paths.admin({ shipment: tracking_number })}
                  state={backToDocuments(tracking_number)}
                  className="link code inline-flex items-center text-ui max-sm:min-h-11"
                >
                  {tracking_number}
                </Link>
                <StatusBadge status={status} />
              </p>
              <p className="text-dense text-ink-2">
                {client && (
                  <>
                    <bdi>{client}</bdi> ·{' '}
                  </>
                )}
                <RouteLabel shipment={route} />
              </p>
            </div>
            <div className="max-sm:w-full sm:w-80">
              <SelectShipment onSelect={onSelect} label="Another shipment" />
            </div>
          </div>
          <div className="flex flex-wrap items-center gap-2 px-4 pb-3">
            <ButtonLink
              variant="secondary"
              className="max-sm:flex-1"
              to={paths.admin({ shipment: tracking_number, part: 'instructions' })}
              state={backToDocuments(tracking_number)}
            >
              Complete document details
            </ButtonLink>
            <IssueAllButton number={tracking_number} entries={entries} locked={!isOnline} />
            <Button
              variant="secondary"
              className="max-sm:flex-1"
              icon={<Archive aria-hidden="true" />}
              pending={archive.pending}
              onClick={() => archive.download()}
            >
              Download all (ZIP)
            </Button>
          </div>
          {warnings.map((warning) => (
            <Alert key={warning} variant="info" title={warning} className="mx-4 mb-3" />
          ))}
          <ul
            aria-label={`Documents of ${tracking_number}`}
            className="divide-y divide-line border-t border-line"
          >
            {entries.map((entry) => (
              <DocumentListEntry
                key={entry.document_type}
                number={tracking_number}
                entry={entry}
                locked={!isOnline}
              />
            ))}
            <InvoiceEntry number={tracking_number} locked={!isOnline} />
          </ul>
        </div>
      )}
    </QueryBoundary>
  );
}

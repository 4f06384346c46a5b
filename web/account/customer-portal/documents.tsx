import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { ExportLinks } from '#web/exports/export-links.tsx';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { DocumentDrawing } from './document-drawing.tsx';
import { DocumentFilters } from './document-filters.tsx';
import { DocumentTable } from './document-table.tsx';
import { DocumentsSkeleton } from './portal-skeletons.tsx';
import { useDocumentFilter } from './use-document-filter.ts';

const PAGE_SIZE = 25;

export function Documents() {
  const filter = useDocumentFilter();
  const { search, type, shipment } = filter.applied;
  const mine = useInfiniteQuery({
    ...api.documents.mine.infiniteOptions({
      input: (after: string | undefined) => ({ search, type, shipment, after, limit: PAGE_SIZE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryBoundary of={mine} what="Your documents" skeleton={<DocumentsSkeleton />}>
      {({ pages }) => {
        const documents = pages.flatMap((page) => page.documents);
        if (documents.length === 0 && !filter.isSet && !mine.isPlaceholderData) return <NoDocuments />;
        return (
          <>
            <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
              <DocumentFilters filter={filter} hasDocuments={documents.length > 0} />
              {documents.length > 0 && (
                <ExportLinks
                  what="documents"
                  path="/api/documents"
                  filter={filter.applied}
                  className="sm:min-h-11"
                />
              )}
            </div>
            {documents.length === 0 ? (
              <NothingFound shipment={shipment} onClear={filter.clear} />
            ) : (
              <>
                <DocumentTable documents={documents} />
                <ShowMore shown={counted(documents.length, 'document')} of={mine} />
              </>
            )}
          </>
        );
      }}
    </QueryBoundary>
  );
}

function NoDocuments() {
  return (
    <EmptyState
      title="No documents yet"
      drawing={<DocumentDrawing />}
      action={
        <ButtonLink to={paths.documentation()} variant="secondary">
          Browse Documents
        </ButtonLink>
      }
    >
      Your shipments’ documents appear here. Blank forms and guides are in the documentation center.
    </EmptyState>
  );
}

function NothingFound({ shipment, onClear }: { shipment: string | undefined; onClear: () => void }) {
  return (
    <EmptyState
      title={shipment ? `No documents found for ${shipment}` : 'No documents found'}
      drawing={<DocumentDrawing />}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Try another number, type or shipment.
    </EmptyState>
  );
}

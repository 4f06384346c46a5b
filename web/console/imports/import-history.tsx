import { useInfiniteQuery } from '@tanstack/react-query';
import { isUnderWay } from '#domain/imports/import-kind.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { RecordTable } from '../shipment-file/record-table.tsx';
import { KIND_LABELS, statusLabel } from './kind-labels.ts';

const REFRESH_MS = 2_000;

/** Previous imports and dry runs, newest first, refetched while one is under way. */
export function ImportHistory({ onOpen }: { onOpen: (id: string) => void }) {
  const imports = useInfiniteQuery(
    api.imports.list.infiniteOptions({
      input: (after: string | undefined) => ({ after }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchInterval: (query) => {
        const { pages = [] } = query.state.data ?? {};
        const isRunning = pages.some(({ imports }) => imports.some(({ status }) => isUnderWay(status)));
        return every(isRunning ? REFRESH_MS : false)(query);
      },
    }),
  );
  return (
    <section aria-labelledby="former-imports">
      <h2 id="former-imports" className="mb-3 text-h3">
        Previous imports
      </h2>
      <QueryBoundary of={imports} what="The imports" skeleton={<RowSkeletons height="h-14" />}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.imports);
          if (rows.length === 0)
            return <EmptyState title="No imports yet">What you check or import appears here.</EmptyState>;
          return (
            <>
              <RecordTable
                caption="Previous imports"
                rows={rows}
                keyOf={({ id }) => id}
                empty=""
                columns={[
                  {
                    name: 'File',
                    isTitle: true,
                    cell: ({ id, file_name, kind }) => (
                      <>
                        <bdi className="font-semibold break-all">{file_name}</bdi>
                        <span className="block text-ink-2">{KIND_LABELS[kind]}</span>
                        <Button
                          variant="ghost"
                          className="-ml-3.5"
                          aria-label={`Show ${file_name}`}
                          onClick={() => onOpen(id)}
                        >
                          Show
                        </Button>
                      </>
                    ),
                  },
                  { name: 'Status', cell: statusLabel },
                  { name: 'Good', isFigure: true, cell: ({ accepted }) => accepted.toLocaleString('en-US') },
                  {
                    name: 'Refused',
                    isFigure: true,
                    cell: ({ refused_rows }) => refused_rows.toLocaleString('en-US'),
                  },
                  {
                    name: 'Started',
                    cell: ({ created_at, created_by }) => (
                      <>
                        <CalendarDay of={created_at} />
                        <span className="block text-ink-2">{created_by ?? 'Former colleague'}</span>
                      </>
                    ),
                  },
                ]}
              />
              <ShowMore shown={counted(rows.length, 'import')} of={imports} />
            </>
          );
        }}
      </QueryBoundary>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Import } from '#contract/imports.ts';
import { isUnderWay } from '#domain/imports/import-kind.ts';
import type { RefusedRow } from '#domain/spreadsheet/refused-row.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/loading/progress-bar.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { statusLabel } from './kind-labels.ts';
import { ProblemTable } from './problem-table.tsx';
import { UndoQuestion } from './undo-question.tsx';

const REFRESH_MS = 1_000;
/** The row that names the columns. No other is read while it has a problem. */
const HEADER = 1;

type Result = Import & { refused: RefusedRow[] };

/** The progress of an import, then its result with the problems of each cell. */
export function ImportResult({ id, children }: { id: string; children?: (result: Result) => ReactNode }) {
  const [undoing, setUndoing] = useState(false);
  const result = useQuery(
    api.imports.find.queryOptions({
      input: { id },
      refetchInterval: (query) => {
        const { data } = query.state;
        return every(data && !isUnderWay(data.status) ? false : REFRESH_MS)(query);
      },
    }),
  );
  return (
    <QueryBoundary of={result} what="The import" skeleton={<RowSkeletons height="h-14" />}>
      {(found) => (
        <div className="flex flex-col gap-4">
          <p role="status" className="text-ui">
            <bdi className="font-semibold">{found.file_name}</bdi>: {summaryOf(found)}
          </p>
          {isUnderWay(found.status) && (
            <ProgressBar
              label="Progress of the import"
              value={found.rows === 0 ? 0 : found.processed / found.rows}
            />
          )}
          <ProblemTable refused={found.refused} />
          {children?.(found)}
          {found.status === 'completed' &&
            !found.dry_run &&
            found.kind !== 'passport' &&
            found.accepted > 0 &&
            (undoing ? (
              <UndoQuestion found={found} onClose={() => setUndoing(false)} />
            ) : (
              <Button variant="secondary" className="self-start" onClick={() => setUndoing(true)}>
                Undo this import
              </Button>
            ))}
        </div>
      )}
    </QueryBoundary>
  );
}

function summaryOf(found: Result): string {
  const { kind, status, rows, processed, accepted, refused_rows, refused } = found;
  if (status === 'queued') return 'waiting to be read...';
  if (status === 'running' || status === 'undoing')
    return `${statusLabel(found)}, ${processed.toLocaleString('en-US')} of ${counted(rows, 'row')}`;
  if (kind !== 'passport' && refused.some(({ row }) => row === HEADER))
    return `${statusLabel(found)}. No row was read.`;
  return `${statusLabel(found)}. ${counted(accepted, 'good row')}, ${counted(refused_rows, 'row')} with problems.`;
}

import { useCallback } from 'react';
import { counted } from '#web/shipments/amounts.ts';
import { Lane } from '#web/static-map/lane.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useConnectionFailure } from '../connection-failure.ts';
import { AuditEntry } from './audit-entry.tsx';
import { AuditToolbar } from './audit-toolbar.tsx';
import { DEFAULT_VIEW } from './audit-view.ts';
import { useAudit } from './use-audit.ts';
import { useAuditView } from './use-audit-view.ts';

/** The actions of staff, customers and the system, newest first. */
export function AuditTrail() {
  const [view, change] = useAuditView();
  const trail = useAudit(view);
  const failed = useConnectionFailure(trail);
  const onSearch = useCallback((q: string) => change({ q }, { replace: true }), [change]);
  return (
    <section aria-label="Audit trail" className="flex flex-col gap-4">
      <AuditToolbar view={view} onChange={change} onSearch={onSearch} person={trail.data?.person ?? null} />
      <QueryBoundary
        of={trail}
        failed={failed}
        what="The audit trail"
        skeleton={<RowSkeletons height="h-16" />}
      >
        {({ entries }) =>
          entries.length === 0 ? (
            <EmptyState
              title="No entries found"
              drawing={<Lane progress={0} live={false} className="w-40" />}
              action={
                <Button variant="secondary" onClick={() => change(DEFAULT_VIEW)}>
                  Clear filters
                </Button>
              }
            >
              Search covers actions, tracking numbers, references, e-mail addresses and names.
            </EmptyState>
          ) : (
            <div>
              <ol
                aria-label="Audit trail"
                className="divide-y divide-line rounded-md border border-line bg-surface"
              >
                {entries.map((entry) => (
                  <AuditEntry key={entry.id} entry={entry} onPerson={(person) => change({ person })} />
                ))}
              </ol>
              <ShowMore shown={counted(entries.length, 'entry', 'entries')} of={trail} />
            </div>
          )
        }
      </QueryBoundary>
    </section>
  );
}

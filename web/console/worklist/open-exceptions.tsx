import { useInfiniteQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { OpenException } from '#contract/exceptions.ts';
import { exceptionTitle } from '#domain/exceptions/exception-name.ts';
import type { WorklistOwner } from '#domain/tasks/worklist-owner.ts';
import { api } from '#web/api/client.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { Panel } from '../shipment-file/exceptions/panel.tsx';
import { ShipmentLine } from './shipment-line.tsx';

const PAGE = 25;

const EMPTY: Record<WorklistOwner, string> = {
  me: 'No open exceptions assigned to you.',
  nobody: 'No unassigned exceptions.',
  anyone: 'No open exceptions.',
};

/** Open exceptions across shipments, the most severe first. */
export function OpenExceptions({ owner }: { owner: WorklistOwner }) {
  const query = useInfiniteQuery(
    api.exceptions.open.infiniteOptions({
      input: (after: string | undefined) => ({ owner, after, limit: PAGE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  return (
    <Panel id="exceptions" title="Exceptions">
      <QueryBoundary of={query} what="The exceptions" skeleton={<RowSkeletons height="h-24" rows={3} />}>
        {({ pages }) => {
          const exceptions = pages.flatMap((page) => page.exceptions);
          if (exceptions.length === 0) return <p className="px-4 py-3 text-ui text-ink-2">{EMPTY[owner]}</p>;
          return (
            <>
              <ul aria-labelledby="exceptions-heading" className="divide-y divide-line">
                {exceptions.map((exception) => (
                  <ExceptionEntry key={exception.id} exception={exception} />
                ))}
              </ul>
              <div className="border-t border-line px-4 pb-4">
                <ShowMore shown={counted(exceptions.length, 'exception')} of={query} />
              </div>
            </>
          );
        }}
      </QueryBoundary>
    </Panel>
  );
}

function ExceptionEntry({ exception }: { exception: OpenException }) {
  const { severity, owner, due_at, raised_at, time_zone } = exception;
  const now = useNow();
  const isLate = due_at !== null && due_at < now;
  return (
    <li className="px-4 py-2 text-ui wrap-anywhere">
      <p className="flex items-start gap-2 font-semibold">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
        {exceptionTitle(exception)}
      </p>
      <p className="text-ink-2">
        Severity {severity} · since <Moment at={raised_at} />
        {owner && ` · ${owner.full_name}`}
      </p>
      {due_at && (
        <p className={isLate ? 'font-semibold text-danger' : 'text-ink-2'}>
          {isLate ? 'Overdue since ' : 'Due '}
          <Moment at={due_at} zone={time_zone} />
        </p>
      )}
      <ShipmentLine shipment={exception} part="exceptions" />
    </li>
  );
}

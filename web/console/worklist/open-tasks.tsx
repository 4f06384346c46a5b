import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { WorklistOwner } from '#domain/tasks/worklist-owner.ts';
import { api } from '#web/api/client.ts';
import { counted } from '#web/shipments/amounts.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { Panel } from '../shipment-file/exceptions/panel.tsx';
import { TaskItem } from '../shipment-file/exceptions/task-item.tsx';
import { ShipmentLine } from './shipment-line.tsx';

const PAGE = 50;

const EMPTY: Record<WorklistOwner, string> = {
  me: 'Nothing assigned to you.',
  nobody: 'No unassigned tasks.',
  anyone: 'No open tasks.',
};

/** Open tasks across shipments, by due date. */
export function OpenTasks({ owner }: { owner: WorklistOwner }) {
  const query = useInfiniteQuery(
    api.tasks.open.infiniteOptions({
      input: (after: string | undefined) => ({ owner, after, limit: PAGE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  const section = useRef<HTMLDivElement>(null);
  const completed = useRef<number | null>(null);
  const tasks = query.data?.pages.flatMap((page) => page.tasks) ?? [];
  const ids = tasks.map(({ id }) => id).join();
  // The completed task and its box are gone: the focus goes to the task in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other tasks are listed
  useEffect(() => {
    const place = completed.current;
    completed.current = null;
    if (place === null || document.activeElement !== document.body) return;
    const boxes = section.current?.querySelectorAll<HTMLElement>('input[type="checkbox"]') ?? [];
    (boxes[Math.min(place, boxes.length - 1)] ?? section.current)?.focus();
  }, [ids]);
  return (
    <Panel id="tasks" title="Tasks">
      <div ref={section} tabIndex={-1} className="focus-inset">
        <QueryBoundary of={query} what="The tasks" skeleton={<RowSkeletons height="h-20" />}>
          {() =>
            tasks.length === 0 ? (
              <p className="px-4 py-3 text-ui text-ink-2">{EMPTY[owner]}</p>
            ) : (
              <>
                <ul aria-labelledby="tasks-heading" className="divide-y divide-line">
                  {tasks.map((task, place) => (
                    <TaskItem
                      key={task.id}
                      task={task}
                      locked={false}
                      onSaved={() => {
                        completed.current = place;
                      }}
                    >
                      <ShipmentLine shipment={task} part="tasks" className="px-4 pb-2 pl-11.5" />
                    </TaskItem>
                  ))}
                </ul>
                <div className="border-t border-line px-4 pb-4">
                  <ShowMore shown={counted(tasks.length, 'task')} of={query} />
                </div>
              </>
            )
          }
        </QueryBoundary>
      </div>
    </Panel>
  );
}

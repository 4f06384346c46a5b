import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { api, call } from '#web/api/client.ts';
import { InlineForm } from '#web/forms/inline-form.tsx';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import { Panel } from './panel.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { TaskForm } from './task-form.tsx';
import { TaskItem } from './task-item.tsx';

/** What staff do for the shipment, by due date. */
export function TasksPanel({ file }: { file: ShipmentFile }) {
  const { tracking_number, status, destination_time_zone, test: locked = false } = file;
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const online = useOnline();
  const listed = useQuery(api.tasks.list.queryOptions({ input: { tracking_number } }));
  const tasks = listed.data?.tasks ?? [];
  const standard = useWrite({
    send: (_: null, options) => call.tasks.addStandard({ tracking_number }, options),
    failureToast: { title: 'The tasks were not added' },
    // The button for the standard tasks disappears with the next list.
    onSuccess: () => addButton.current?.focus(),
  });
  return (
    <Panel
      id="tasks"
      title="Tasks"
      lead={listed.data && `${tasks.filter(({ done_at }) => !done_at).length} open`}
      action={
        !adding &&
        !locked && (
          <Button ref={addButton} variant="secondary" onClick={() => setAdding(true)}>
            Add task
          </Button>
        )
      }
    >
      {adding && (
        <InlineForm>
          <TaskForm
            tracking_number={tracking_number}
            time_zone={destination_time_zone}
            task={null}
            onDone={() => setAdding(false)}
          />
        </InlineForm>
      )}
      <QueryBoundary of={listed} what="The tasks" skeleton={<PanelSkeleton rows={4} />}>
        {() =>
          tasks.length > 0 ? (
            <ul className="divide-y divide-line">
              {tasks.map((task) => (
                <TaskItem key={task.id} task={task} locked={locked} />
              ))}
            </ul>
          ) : (
            <p className="px-4 py-3 text-ui text-ink-2">No tasks yet.</p>
          )
        }
      </QueryBoundary>
      {!locked && status !== 'cancelled' && listed.data && !tasks.some(({ anchor }) => anchor) && (
        <div className="border-t border-line px-4 py-3">
          <Button
            variant="secondary"
            pending={standard.pending}
            busyLabel="Adding..."
            disabled={!online}
            onClick={() => standard.write(null)}
          >
            Add standard tasks
          </Button>
        </div>
      )}
    </Panel>
  );
}

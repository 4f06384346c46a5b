import { type ReactNode, useState } from 'react';
import type { Task } from '#contract/tasks.ts';
import { api, call } from '#web/api/client.ts';
import { InlineForm } from '#web/forms/inline-form.tsx';
import { useWrite } from '#web/forms/use-write.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useOnline } from '#web/ui/use-online.ts';

// The worklist has it, too, and few of its tasks are edited.
const TaskForm = lazyWithRetry(async () => (await import('./task-form.tsx')).TaskForm);

interface TaskItemProps {
  task: Task;
  /** Nobody edits it. */
  locked: boolean;
  onSaved?: () => void;
  /** More about it, below. */
  children?: ReactNode;
}

/** A task with its due date and owner; the box completes it, and an open one is edited in place. */
export function TaskItem({ task, locked, onSaved, children }: TaskItemProps) {
  const { id, title, due_at, time_zone, owner, done_at, version } = task;
  const [editing, setEditing] = useState(false);
  const online = useOnline();
  const now = useNow();
  const change = useWrite({
    send: (done: boolean, { context }) =>
      call.tasks.change({ id, done }, { context: { ...context, ifMatch: version } }),
    failureToast: { title: 'The task was not saved' },
    invalidates: api.tasks.key(),
    onSuccess: () => onSaved?.(),
  });
  const isLate = due_at !== null && done_at === null && due_at < now;
  if (editing)
    return (
      <li>
        <InlineForm fallback={<RowSkeletons height="h-18" />}>
          <TaskForm
            tracking_number={task.tracking_number}
            time_zone={time_zone}
            task={task}
            onDone={() => setEditing(false)}
            onSaved={onSaved}
          />
        </InlineForm>
        {children}
      </li>
    );
  return (
    <li>
      <div className="flex items-start">
        <label className="flex min-h-11 min-w-0 flex-1 items-start gap-3 px-4 py-2 text-ui hover:bg-brand-weak md:text-dense">
          <input
            type="checkbox"
            className="choice-box mt-0.5 size-4.5 shrink-0"
            checked={done_at !== null}
            disabled={locked || !online}
            // Not `disabled`, which would drop the focus. The write ignores a second change.
            aria-disabled={change.pending || undefined}
            onChange={({ target }) => change.write(target.checked)}
          />
          <span className="min-w-0 wrap-anywhere">
            <span className={classNames('block', done_at ? 'text-ink-2 line-through' : 'font-semibold')}>
              {title}
            </span>
            <span className={isLate ? 'font-semibold text-danger' : 'text-ink-2'}>
              {done_at ? (
                <>
                  Done <Moment at={done_at} isShort />
                </>
              ) : due_at ? (
                <>
                  {isLate ? 'Overdue since ' : 'Due '}
                  <Moment at={due_at} zone={time_zone} isShort />
                </>
              ) : (
                'No due date'
              )}
            </span>
            {owner && <span className="text-ink-2"> · {owner.full_name}</span>}
          </span>
        </label>
        {!locked && done_at === null && (
          <Button variant="ghost" aria-label={`Edit ${title}`} onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
      </div>
      {children}
    </li>
  );
}

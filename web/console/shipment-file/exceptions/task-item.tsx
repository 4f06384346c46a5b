import type { ReactNode } from 'react';
import type { Task } from '#contract/tasks.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useNow } from '#web/ui/use-now.ts';
import { useOnline } from '#web/ui/use-online.ts';

interface TaskItemProps {
  task: Task;
  /** Nobody edits it. */
  locked: boolean;
  onSaved?: () => void;
  /** More about it, below. */
  children?: ReactNode;
}

/** A task with its due date and owner; the box completes it. */
export function TaskItem({ task, locked, onSaved, children }: TaskItemProps) {
  const { id, title, due_at, time_zone, owner, done_at, version } = task;
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
  return (
    <li>
      <label className="flex min-h-11 items-start gap-3 px-4 py-2 text-ui hover:bg-brand-weak">
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
                Done <Moment at={done_at} />
              </>
            ) : due_at ? (
              <>
                {isLate ? 'Overdue since ' : 'Due '}
                <Moment at={due_at} zone={time_zone} />
              </>
            ) : (
              'No due date'
            )}
          </span>
          {owner && <span className="text-ink-2"> · {owner.full_name}</span>}
        </span>
      </label>
      {children}
    </li>
  );
}

import { type FormEvent, type ReactNode, useId } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface EntryFormFrameProps {
  title: string;
  label: string;
  busyLabel: string;
  form: { submit: (event: FormEvent) => void; pending: boolean; failure: string | null };
  locked: string | undefined;
  /** Cancels the edit. */
  onCancel?: () => void;
  children: ReactNode;
  className?: string;
}

/** The form of an entry, its button and the reason why it is disabled. */
export function EntryFormFrame(props: EntryFormFrameProps) {
  const { title, label, busyLabel, form, locked, onCancel, children, className } = props;
  const id = useId();
  return (
    <form
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => {
        if (locked === undefined) form.submit(event);
        else event.preventDefault();
      }}
      className={classNames('rounded-md border border-line bg-surface p-4', className)}
    >
      <h3 id={id} className="text-h3">
        {title}
      </h3>
      <div className="mt-3 flex flex-col gap-4">
        {children}
        {form.failure !== null && <Alert title={form.failure}>Your entries are still here.</Alert>}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            pending={form.pending}
            busyLabel={busyLabel}
            disabled={locked !== undefined}
            aria-describedby={locked === undefined ? undefined : `${id}-locked`}
          >
            {label}
          </Button>
          {onCancel && (
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <p id={`${id}-locked`} role="status" className="text-caption empty:hidden">
            {locked}
          </p>
        </div>
      </div>
    </form>
  );
}

import { type ReactNode, useId } from 'react';
import { FocusedAlert } from '#web/forms/focused-alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorSummary, type FieldProblem } from '#web/ui/fields/error-summary.tsx';
import { OFFLINE_ENTRIES_STAY, useOnline } from '#web/ui/use-online.ts';
import { useGuardedForm } from './leave-guard/guarded-forms.ts';

interface SubmitFormProps {
  form: { problems: readonly FieldProblem[]; attempt: number; isDirty: () => boolean };
  /** The write behind the form, from `useWrite`. */
  call: { failure: string | null; calls: number; pending: boolean };
  onSubmit: () => void;
  /** The title above the form after a failure. Defaults to the reason. */
  failureTitle?: string;
  failureDetail?: ReactNode;
  children: ReactNode;
  submitLabel: string;
  busyLabel: string;
  /** Secondary where the screen has a more important form. */
  variant?: 'secondary';
  /** Stands beside the submit button, such as Cancel. */
  beside?: ReactNode;
  /** The button has the width of the form, and other buttons refer to the `offline-reason`. */
  wide?: boolean;
  className?: string;
}

/**
 * Layout of a form with one button: failure, error summary, fields and submit button. Inside `GuardedForms`, the screen asks
 * before its unsaved changes are lost.
 */
export function SubmitForm(props: SubmitFormProps) {
  const {
    form,
    call,
    failureTitle,
    failureDetail,
    children,
    submitLabel,
    busyLabel,
    beside,
    wide,
    className,
  } = props;
  useGuardedForm(form);
  const online = useOnline();
  const generatedId = useId();
  const offlineId = wide ? 'offline-reason' : generatedId;
  return (
    <form
      noValidate
      // Before hydration the browser submits the form itself. POST keeps passwords out of the URL.
      method="post"
      className={classNames('flex flex-col gap-5', className)}
      onSubmit={(event) => {
        event.preventDefault();
        if (online && !call.pending) props.onSubmit();
      }}
    >
      {call.failure !== null && (
        <FocusedAlert title={failureTitle ?? call.failure} attempt={call.calls}>
          {failureDetail}
        </FocusedAlert>
      )}
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      {children}
      <div className={wide ? 'flex flex-col gap-2' : 'flex flex-wrap items-center gap-3'}>
        <Button
          type="submit"
          variant={props.variant}
          size="marketing"
          pending={call.pending}
          busyLabel={busyLabel}
          disabled={!online}
          aria-describedby={offlineId}
        >
          {submitLabel}
        </Button>
        {beside}
        <p id={offlineId} role="status" className="text-caption empty:hidden">
          {!online && OFFLINE_ENTRIES_STAY}
        </p>
      </div>
    </form>
  );
}

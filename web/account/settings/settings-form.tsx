import { type FormEventHandler, type ReactNode, useId } from 'react';
import { failureSentence, issuesIn } from '#web/public/auth/failure.ts';
import { FocusedAlert } from '#web/public/auth/focused-alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary, type FieldProblem } from '#web/ui/fields/error-summary.tsx';
import { useOnline } from '#web/ui/use-online.ts';

interface SettingsFormProps {
  form: { problems: readonly FieldProblem[]; attempt: number };
  /** The mutation behind the form. */
  call: { error: unknown; isPending: boolean; submittedAt: number };
  /** Whether the error is already shown beside a field. */
  errorAtField?: boolean;
  onSubmit: FormEventHandler;
  children: ReactNode;
  submitLabel: string;
  busyLabel: string;
}

/** Layout of a settings form: error, error summary, fields and submit button. */
export function SettingsForm(props: SettingsFormProps) {
  const { form, call, errorAtField = false, children, submitLabel, busyLabel } = props;
  const online = useOnline();
  const offlineId = useId();
  const failed = Boolean(call.error) && !errorAtField && issuesIn(call.error).length === 0;
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (online && !call.isPending) props.onSubmit(event);
      }}
    >
      {failed && <FocusedAlert title={failureSentence(call.error)} attempt={call.submittedAt} />}
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          size="marketing"
          pending={call.isPending}
          busyLabel={busyLabel}
          disabled={!online}
          aria-describedby={offlineId}
        >
          {submitLabel}
        </Button>
        <p id={offlineId} role="status" className="text-caption empty:hidden">
          {!online && 'You are offline. Your entries stay here.'}
        </p>
      </div>
    </form>
  );
}

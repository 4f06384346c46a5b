import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary, type FieldProblem } from '#web/ui/fields/error-summary.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import { failureSentence, issuesIn } from './failure.ts';
import { FocusedAlert } from './focused-alert.tsx';

interface AccountFormProps {
  form: { problems: readonly FieldProblem[]; attempt: number };
  /** The mutation behind the form. */
  call: { error: unknown; isPending: boolean; submittedAt: number };
  onSubmit: FormEventHandler;
  /** The error title above the form. Defaults to the server's message. */
  failureTitle?: string;
  failureDetail?: ReactNode;
  children: ReactNode;
  submitLabel: string;
  busyLabel: string;
}

/** Layout of sign-in and account forms: error, error summary, fields and submit button. */
export function AccountForm(props: AccountFormProps) {
  const { form, call, failureTitle, failureDetail, children, submitLabel, busyLabel } = props;
  const online = useOnline();
  const failed = Boolean(call.error) && issuesIn(call.error).length === 0;
  return (
    <form
      noValidate
      // Before hydration the browser submits the form itself. POST keeps the password out of the URL.
      method="post"
      className="mt-6 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (online && !call.isPending) props.onSubmit(event);
      }}
    >
      {failed && (
        <FocusedAlert title={failureTitle ?? failureSentence(call.error)} attempt={call.submittedAt}>
          {failureDetail}
        </FocusedAlert>
      )}
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      {children}
      <Button
        type="submit"
        size="marketing"
        pending={call.isPending}
        busyLabel={busyLabel}
        disabled={!online}
        aria-describedby="offline-reason"
      >
        {submitLabel}
      </Button>
      <p id="offline-reason" role="status" className="-mt-3 text-caption empty:hidden">
        {!online && 'You are offline. Your entries stay here.'}
      </p>
    </form>
  );
}

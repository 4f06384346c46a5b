import { Alert } from '#web/ui/alert.tsx';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import type { StaffForm } from './use-staff-form.ts';

/** Why the form wasn't submitted: validation errors or a failed request. */
export function FormProblems({
  form: { failure, problems, attempt },
}: {
  form: Pick<StaffForm<object>, 'failure' | 'problems' | 'attempt'>;
}) {
  if (failure !== null) return <Alert title={failure}>Your entries are still here.</Alert>;
  return problems.length > 0 && <ErrorSummary problems={problems} attempt={attempt} />;
}

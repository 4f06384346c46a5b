import { Alert } from '#web/ui/alert.tsx';
import { ErrorSummary, type FieldProblem } from '#web/ui/fields/error-summary.tsx';

interface FormProblemsProps {
  form: { problems: readonly FieldProblem[]; attempt: number };
  /** Why the last call failed, if no field caused it. */
  failure: string | null;
}

/** Why the form wasn't sent: validation errors or a failed request. */
export function FormProblems({ form: { problems, attempt }, failure }: FormProblemsProps) {
  if (problems.length > 0) return <ErrorSummary problems={problems} attempt={attempt} />;
  return failure !== null && <Alert title={failure}>Your entries are still here.</Alert>;
}

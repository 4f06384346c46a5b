import { isRefusal, sentenceOf } from '#web/api/api-errors.ts';
import type { FieldProblem } from '#web/ui/fields/error-summary.tsx';

/** The server's message, or a message that it couldn't be reached. */
export function failureSentence(error: unknown): string {
  return sentenceOf(error, 'We could not reach the server. Try again.');
}

/** The server's validation errors by field. Empty for any other error. */
export function issuesIn(error: unknown): FieldProblem[] {
  if (!isRefusal(error, 'UNPROCESSABLE_CONTENT')) return [];
  const { issues } = error.data as { issues: { path: string; message: string }[] };
  return issues.map(({ path, message }) => ({ fieldId: path, message }));
}

/** Whether a password reset would help, as after too many failed attempts. */
export function asksForNewPassword(error: unknown): boolean {
  return isRefusal(error, 'TOO_MANY_REQUESTS') && /new password by mail/.test(error.message);
}

/** Why the admin account wasn't created. */
export function adminRefusalReason(error: unknown): string {
  return isRefusal(error, 'NOT_ALLOWED') ? String(error.data.reason) : failureSentence(error);
}

/** Whether the server's one-time setup code is missing or wrong. */
export function asksForSetupCode(reason: string): boolean {
  return /setup code/i.test(reason);
}

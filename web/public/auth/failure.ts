import { isRefusal, sentenceOf } from '#web/api/refusal.ts';
import type { FieldProblem } from '#web/ui/error-summary.tsx';

/** The server's sentence, or that it could not be reached. */
export function failureSentence(error: unknown): string {
  return sentenceOf(error, 'We could not reach the server. Please try again.');
}

/** What the server found wrong in the fields themselves; none when it refused for another reason. */
export function issuesIn(error: unknown): FieldProblem[] {
  if (!isRefusal(error, 'UNPROCESSABLE_CONTENT')) return [];
  const { issues } = error.data as { issues: { path: string; message: string }[] };
  return issues.map(({ path, message }) => ({ fieldId: path, message }));
}

/** Whether a new password by mail is a way around the refusal. */
export function asksForNewPassword(error: unknown): boolean {
  return isRefusal(error, 'TOO_MANY_REQUESTS') && /new password by mail/.test(error.message);
}

/** Why no admin account was made. */
export function adminRefusalReason(error: unknown): string {
  return isRefusal(error, 'NOT_ALLOWED') ? String(error.data.reason) : failureSentence(error);
}

/** Whether the server's one-time setup code is what was missing or wrong. */
export function asksForSetupCode(reason: string): boolean {
  return /setup code/i.test(reason);
}

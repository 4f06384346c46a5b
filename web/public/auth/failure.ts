import { isRefusal } from '#web/api/api-errors.ts';
import { failureSentence } from '#web/forms/use-write.ts';
import { toast } from '#web/ui/overlays/toast.ts';

/** The toast beside the message on the screen, also where that stands at a field. */
export function toastFailure(error: unknown, description = failureSentence(error)): void {
  toast({ title: 'Error', description, variant: 'destructive' });
}

/** Whether a password reset would help, as after too many failed attempts. */
export function asksForNewPassword(error: unknown): boolean {
  return isRefusal(error, 'TOO_MANY_REQUESTS') && /new password by mail/.test(error.message);
}

/** Why the admin account wasn't created. */
export function adminRefusalReason(error: unknown): string {
  return (isRefusal(error, 'NOT_ALLOWED') && error.data?.reason) || failureSentence(error);
}

/** Whether the server's one-time setup code is missing or wrong. */
export function asksForSetupCode(reason: string): boolean {
  return /setup code/i.test(reason);
}

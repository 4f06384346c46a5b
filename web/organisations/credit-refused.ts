import { isRefusal } from '#web/api/api-errors.ts';

/** The message for the field of the reason, when the server refuses to book on hold without one. */
export function creditRefused(error: unknown): { credit_reason: string } | undefined {
  return isRefusal(error, 'CREDIT_HOLD') ? { credit_reason: error.message } : undefined;
}

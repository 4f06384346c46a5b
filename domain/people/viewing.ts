import { MINUTE_MS } from '../calendar/durations.ts';

/** How long staff view a customer's area before it ends by itself. */
const VIEWING_MINUTES = 30;

/** When a view that starts now ends. */
export function viewingEnd(now: Date): Date {
  return new Date(now.getTime() + VIEWING_MINUTES * MINUTE_MS);
}

/**
 * What an operation does for staff who view a customer's area. By default reads are answered as to a member, and writes are
 * refused. `answered`: a write that is allowed, such as the end of the view. `refused`: a read about a person's own account.
 */
export type WhileViewing = 'answered' | 'refused';

export function isRefusedWhileViewing({
  isWrite,
  whileViewing,
}: {
  isWrite: boolean;
  whileViewing: WhileViewing | null;
}): boolean {
  return whileViewing === null ? isWrite : whileViewing === 'refused';
}

import type { CallContext } from '../../api/call-context.ts';
import type { SecondFactor } from './second-factors-table.ts';

/** The key that the person's app has; null, told in the log, when it was sealed with another AUTH_SECRET than today's. */
export function openKey(
  { seal, log }: Pick<CallContext, 'seal' | 'log'>,
  { sealed_key, user_id }: SecondFactor,
): Uint8Array | null {
  try {
    return seal.open(sealed_key, user_id);
  } catch {
    log.error('The key of a second factor was sealed with another AUTH_SECRET; an admin can reset it');
    return null;
  }
}

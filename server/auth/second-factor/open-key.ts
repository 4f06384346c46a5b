import type { CallContext } from '../../api/call-context.ts';
import type { SecondFactor } from './second-factors-table.ts';

/**
 * Decrypts the key of the person’s app. Logs and returns null when it was encrypted with another AUTH_SECRET.
 */
export function openKey(
  { encryption, log }: Pick<CallContext, 'encryption' | 'log'>,
  { sealed_key, user_id }: SecondFactor,
): Uint8Array | null {
  try {
    return encryption.decrypt(sealed_key, user_id);
  } catch {
    log.error('A second factor’s key was encrypted with another AUTH_SECRET; an admin can reset it');
    return null;
  }
}

import { ORPCError } from '@orpc/server';

/** The error for a missing or unknown key, or that of a revoked device. */
export function unknownDevice() {
  return new ORPCError('UNAUTHORIZED', { message: 'Send the key of an active device.' });
}

import { ORPCError } from '@orpc/server';

/** Without a key, with one that nobody has, or with that of a device that was revoked. */
export function unknownDevice() {
  return new ORPCError('UNAUTHORIZED', { message: 'Please send the key of a device that is in use.' });
}

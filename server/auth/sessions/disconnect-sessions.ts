import type { SignOutReason } from '#domain/people/sign-out-reason.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import type { Broadcast } from '../../live/broadcast.ts';
import { accessOf } from '../../live/channel.ts';

/**
 * Makes every open page of a person recheck its session. Pages whose session has ended are closed at once, and receive the
 * reason.
 */
export async function disconnectSessions(
  transaction: Transaction,
  broadcast: Broadcast,
  user_id: string,
  reason?: SignOutReason,
): Promise<void> {
  const data = reason ? { reason } : {};
  await broadcast.publish(transaction, [{ channel: accessOf(user_id), event: 'changed', data }]);
}

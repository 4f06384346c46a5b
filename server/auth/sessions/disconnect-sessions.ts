import type { Transaction } from '../../database/pool/connection.ts';
import type { Broadcast } from '../../live/broadcast.ts';
import { accessOf } from '../../live/channel.ts';

/**
 * Makes every open page of a person recheck its session; pages whose session has ended are closed at once.
 */
export async function disconnectSessions(
  transaction: Transaction,
  broadcast: Broadcast,
  user_id: string,
): Promise<void> {
  await broadcast.publish(transaction, [{ channel: accessOf(user_id), event: 'changed', data: {} }]);
}

import type { Transaction } from '../database/pool/connection.ts';
import type { Broadcast } from '../live/broadcast.ts';
import { FLEET } from '../live/channel.ts';

/** Makes the consoles of staff refetch a person. */
export async function publishPeopleChanged(
  transaction: Transaction,
  broadcast: Broadcast,
  user_id: string,
): Promise<void> {
  await broadcast.publish(transaction, [{ channel: FLEET, event: 'person_changed', data: { user_id } }]);
}

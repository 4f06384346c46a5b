import type { Transaction } from '../database/pool/connection.ts';
import type { Broadcast } from '../live/broadcast.ts';
import { FLEET } from '../live/channel.ts';

/** Lets the consoles of colleagues read a quote again. What customers do, they hear of by notification. */
export async function publishPeopleChanged(
  transaction: Transaction,
  broadcast: Broadcast,
  { reference }: { reference: string },
): Promise<void> {
  await broadcast.publish(transaction, [{ channel: FLEET, event: 'quote_changed', data: { reference } }]);
}

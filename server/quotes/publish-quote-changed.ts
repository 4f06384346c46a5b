import type { Transaction } from '../database/pool/connection.ts';
import type { Broadcast } from '../live/broadcast.ts';
import { FLEET } from '../live/channel.ts';

/** Makes the consoles of other staff refetch a quote. Actions of customers are notifications. */
export async function publishQuoteChanged(
  transaction: Transaction,
  broadcast: Broadcast,
  { reference }: { reference: string },
): Promise<void> {
  await broadcast.publish(transaction, [{ channel: FLEET, event: 'quote_changed', data: { reference } }]);
}

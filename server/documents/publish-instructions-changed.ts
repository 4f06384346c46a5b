import type { Transaction } from '../database/pool/connection.ts';
import type { Broadcast } from '../live/broadcast.ts';
import { FLEET } from '../live/channel.ts';

/** Lets the consoles of colleagues read a shipment's papers again. Its client hears by notification. */
export async function publishInstructionsChanged(
  transaction: Transaction,
  broadcast: Broadcast,
  { tracking_number }: { tracking_number: string },
): Promise<void> {
  await broadcast.publish(transaction, [
    { channel: FLEET, event: 'papers_changed', data: { tracking_number } },
  ]);
}

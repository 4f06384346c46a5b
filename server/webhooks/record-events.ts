import type { Transaction } from '../database/pool/connection.ts';
import { insertForSubscribers, type NewEvent } from './webhook-deliveries-table.ts';

/** Queues events for the webhooks of their organisations; they are sent only if the transaction commits. */
export async function recordEvents(
  transaction: Transaction,
  now: Date,
  ...events: readonly NewEvent[]
): Promise<void> {
  const received = events.flatMap(({ organisation_id, ...event }) =>
    organisation_id === null ? [] : { ...event, organisation_id },
  );
  if (received.length > 0) await insertForSubscribers(transaction, received, now);
}

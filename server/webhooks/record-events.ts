import type { Transaction } from '../database/pool/connection.ts';
import { listTestOrganisations } from '../organisations/organisation-rows.ts';
import { TEST_ORGANISATION_ID } from '../organisations/test-organisation.ts';
import { insertForSubscribers, type NewEvent } from './webhook-deliveries-table.ts';

/** Queues events for the webhooks of their organisations; they are sent only if the transaction commits. */
export async function recordEvents(
  transaction: Transaction,
  now: Date,
  ...events: readonly NewEvent[]
): Promise<void> {
  const test = events.some(({ organisation_id }) => organisation_id === TEST_ORGANISATION_ID)
    ? await listTestOrganisations(transaction)
    : [];
  const received = events.flatMap(({ organisation_id, ...event }) => {
    if (organisation_id === null) return [];
    // Everyone with test keys receives the events of the test numbers.
    const organisation_ids = organisation_id === TEST_ORGANISATION_ID ? test : [organisation_id];
    return organisation_ids.map((id) => ({ ...event, organisation_id: id }));
  });
  if (received.length > 0) await insertForSubscribers(transaction, received, now);
}

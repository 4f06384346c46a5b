import type { Person } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { findWebhook, lockWebhook, type WebhookRecord } from './webhooks-table.ts';

interface Refusals {
  NOT_FOUND: () => Error;
}

/** The webhook if the person may manage it: a manager of its organisation, or staff of all branches. */
export async function managedWebhook(
  connection: Connection,
  person: Person,
  id: string,
  errors: Refusals,
): Promise<WebhookRecord> {
  return managed(await findWebhook(connection, id), person, errors);
}

/** The same, locked until the transaction ends. */
export async function lockManagedWebhook(
  transaction: Transaction,
  person: Person,
  id: string,
  errors: Refusals,
): Promise<WebhookRecord> {
  return managed(await lockWebhook(transaction, id), person, errors);
}

/**
 * The organisation whose webhooks the person means: staff of all branches name it, because events of an organisation are about shipments of
 * any branch. Undefined if they may not.
 */
export function organisationOf(
  { role, branch_ids, organisation_id }: Person,
  named: string | undefined,
): string | undefined {
  if (isStaff(role)) return branch_ids.length === 0 ? named : undefined;
  return named === undefined || named === organisation_id ? (organisation_id ?? undefined) : undefined;
}

function managed(webhook: WebhookRecord | undefined, person: Person, errors: Refusals): WebhookRecord {
  if (!webhook || webhook.dcsa_filter || organisationOf(person, webhook.organisation_id) === undefined)
    throw errors.NOT_FOUND();
  return webhook;
}

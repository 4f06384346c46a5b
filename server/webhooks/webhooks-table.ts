import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { bytes, createdAt, id, moment } from '../database/statements/columns.ts';
import { organisations } from '../organisations/organisations-table.ts';

/** Where the events of an organisation are sent. Secrets are encrypted. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    organisation_id: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** Patterns of event types. */
    events: text('events').array().notNull(),
    secret: bytes('secret').notNull(),
    former_secret: bytes('former_secret'),
    former_secret_until: moment('former_secret_until'),
    failing_since: moment('failing_since'),
    disabled_at: moment('disabled_at'),
    disabled_reason: text('disabled_reason').notNull().default(''),
    /** Of a DCSA event subscription: which events it receives, as query parameters. Null for a webhook of our own. */
    dcsa_filter: jsonb('dcsa_filter').$type<Record<string, string | string[]>>(),
    created_at: createdAt(),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('webhooks_organisation').on(table.organisation_id, table.id)],
);

export type WebhookRecord = typeof webhooks.$inferSelect;

/** The endpoints of an organisation: its own webhooks, or its DCSA subscriptions. */
export function listWebhooks(
  connection: Connection,
  organisation_id: string,
  dialect: 'own' | 'dcsa' = 'own',
  updated_since?: Date,
): Promise<WebhookRecord[]> {
  const { dcsa_filter } = webhooks;
  return connection
    .select()
    .from(webhooks)
    .where(
      and(
        eq(webhooks.organisation_id, organisation_id),
        dialect === 'dcsa' ? isNotNull(dcsa_filter) : isNull(dcsa_filter),
        changedSince(webhooks.updated_at, updated_since),
      ),
    )
    .orderBy(asc(webhooks.id));
}

export async function findWebhook(
  connection: Connection,
  webhook_id: string,
): Promise<WebhookRecord | undefined> {
  const [found] = await connection.select().from(webhooks).where(eq(webhooks.id, webhook_id));
  return found;
}

export async function lockWebhook(
  transaction: Transaction,
  webhook_id: string,
): Promise<WebhookRecord | undefined> {
  const [found] = await transaction.select().from(webhooks).where(eq(webhooks.id, webhook_id)).for('update');
  return found;
}

export async function insertWebhook(
  transaction: Transaction,
  webhook: typeof webhooks.$inferInsert,
): Promise<WebhookRecord> {
  const [inserted] = await transaction.insert(webhooks).values(webhook).returning();
  return inserted as WebhookRecord;
}

export async function updateWebhook(
  transaction: Transaction,
  webhook_id: string,
  change: Partial<Omit<WebhookRecord, 'id' | 'organisation_id'>>,
): Promise<WebhookRecord> {
  const [updated] = await transaction
    .update(webhooks)
    .set(change)
    .where(eq(webhooks.id, webhook_id))
    .returning();
  return updated as WebhookRecord;
}

export async function deleteWebhook(transaction: Transaction, webhook_id: string): Promise<void> {
  await transaction.delete(webhooks).where(eq(webhooks.id, webhook_id));
}

/** Moves the webhooks of an organisation to another one. */
export async function moveWebhooks(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await transaction.update(webhooks).set({ organisation_id: into }).where(eq(webhooks.organisation_id, from));
}

/** Notes the first failure since the last success. Later ones change nothing, so the version of the webhook stays. */
export async function markFailing(connection: Connection, webhook_id: string, since: Date): Promise<void> {
  await connection
    .update(webhooks)
    .set({ failing_since: since })
    .where(and(eq(webhooks.id, webhook_id), isNull(webhooks.failing_since)));
}

export async function deleteWebhooksOf(transaction: Transaction, organisation_id: string): Promise<void> {
  await transaction.delete(webhooks).where(eq(webhooks.organisation_id, organisation_id));
}

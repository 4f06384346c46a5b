import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { createdAt, id } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';
import type { AuditAction } from './audit-action.ts';

export interface ActingKey {
  id: string;
  /** As it was called at the time: the key may be revoked. */
  name: string;
}

/**
 * Actions of staff and of the system. The database rejects updates and deletes (migration
 * `audit_append_only`), also when an account is erased: `actor_id` then still holds the former id. It is null
 * for a visitor or the system.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actor_id: uuid('actor_id'),
    /** The API key with which a program acted for the person. Set for the whole transaction (`actWithKey`). */
    api_key: jsonb('api_key')
      .$type<ActingKey>()
      .default(sql`nullif(current_setting('groundswell.api_key', true), '')::jsonb`),
    action: text('action').notNull(),
    subject_type: text('subject_type').notNull(),
    subject_id: text('subject_id'),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    created_at: createdAt(),
  },
  (table) => [
    index('audit_log_newest').on(table.created_at.desc(), table.id.desc()),
    index('audit_log_of_subject').on(
      table.subject_type,
      table.subject_id,
      table.created_at.desc(),
      table.id.desc(),
    ),
    index('audit_log_of_actor').on(table.actor_id, table.created_at.desc(), table.id.desc()),
    index('audit_log_of_area').on(areaOf(table), table.created_at.desc(), table.id.desc()),
    index('audit_log_words').using('gin', searchVectorOf(table)),
    // Of the few entries with a name, those of companies, tariffs, devices and keys, so that the others don't pay for it.
    index('audit_log_names')
      .using('gin', nameVectorOf(table))
      .where(sql`(${table.detail}->>'name') is not null`),
  ],
);

type Columns<Name extends string> = Record<Name, AnyPgColumn>;

/** The part before the dot: 'shipments' for 'shipments.changeStatus'. */
export function areaOf({ action }: Columns<'action'>): SQL<string> {
  return sql<string>`split_part(${action}, '.', 1)`;
}

/** The search terms of an entry: the words of its action, and the names of its subject. */
export function searchVectorOf({
  action,
  subject_id,
  detail,
}: Columns<'action' | 'subject_id' | 'detail'>): SQL {
  return sql`audit_words(${action}, ${subject_id}, ${detail})`;
}

/** The words of the name that an entry records; null without one. */
export function nameVectorOf({ detail }: Columns<'detail'>): SQL {
  return sql`audit_name_words(${detail})`;
}

export type NewAuditEntry = typeof auditLog.$inferInsert & { action: AuditAction };

/** Names the key in the entries that the transaction writes. */
export async function actWithKey(transaction: Transaction, { id, name }: ActingKey): Promise<void> {
  await transaction.execute(
    sql`select set_config('groundswell.api_key', ${JSON.stringify({ id, name })}, true)`,
  );
}

export async function writeAudit(connection: Connection, ...entries: NewAuditEntry[]): Promise<void> {
  await insertMany(connection, auditLog, entries);
}

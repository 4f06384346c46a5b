import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../database/columns.ts';
import type { Connection } from '../database/connection.ts';

/**
 * What staff and system did. The database refuses to change or delete any of it (migration `audit_append_only`), also
 * when an account goes: `actor_id` keeps who it was. It is null for a visitor or the system.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actor_id: uuid('actor_id'),
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
  ],
);

export async function writeAudit(
  connection: Connection,
  ...entries: (typeof auditLog.$inferInsert)[]
): Promise<void> {
  await connection.insert(auditLog).values(entries);
}

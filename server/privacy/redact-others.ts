import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { auditLog } from '../audit/audit-log-table.ts';
import { notifications } from '../notifications/notifications-table.ts';
import { users } from '../people/users-table.ts';

type Row = Record<string, unknown>;

/**
 * Redacts other people from a person’s row: staff become 'our staff', and what staff were notified of or did
 * about others is removed.
 */
export function redactOthers(table: PgTable, row: Row, user_id: string): Row {
  const people = peopleIn(table);
  const redacted = Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      people.has(field) && value !== null && value !== user_id ? 'our staff' : value,
    ]),
  );
  if (table === notifications && redacted.kind === 'enquiry')
    return { ...redacted, message: 'About someone else.' };
  if (table === notifications && redacted.kind === 'message')
    return { ...redacted, message: 'Written by others; messages to you are exported on their own.' };
  if (table === auditLog && !(redacted.subject_type === 'person' && redacted.subject_id === user_id)) {
    const { detail: _, ...act } = redacted;
    return act;
  }
  return redacted;
}

/** The fields that refer to a person. */
function peopleIn(table: PgTable): ReadonlySet<string> {
  if (table === auditLog) return new Set(['actor_id']);
  const referring = new Set(
    getTableConfig(table)
      .foreignKeys.map((key) => key.reference())
      .filter(({ foreignTable }) => getTableName(foreignTable) === getTableName(users))
      .flatMap(({ columns }) => columns.map(({ name }) => name)),
  );
  return new Set(
    Object.entries(getTableColumns(table))
      .filter(([, { name }]) => referring.has(name))
      .map(([field]) => field),
  );
}

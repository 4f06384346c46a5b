import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { auditLog } from '../audit/audit-log-table.ts';
import { notifications } from '../notifications/notifications-table.ts';
import { users } from '../people/users-table.ts';

type Row = Record<string, unknown>;

/**
 * A row of a person without anybody else in it: who of us did something is told as 'our staff', and what staff are told
 * or do about others stays out.
 */
export function redactOthers(table: PgTable, row: Row, user_id: string): Row {
  const people = peopleIn(table);
  const told = Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      people.has(field) && value !== null && value !== user_id ? 'our staff' : value,
    ]),
  );
  if (table === notifications && told.kind === 'enquiry') return { ...told, message: 'About somebody else.' };
  if (table === auditLog && !(told.subject_type === 'person' && told.subject_id === user_id)) {
    const { detail: _, ...act } = told;
    return act;
  }
  return told;
}

/** The fields that name somebody. */
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

import { and, eq } from 'drizzle-orm';
import type { HistoryEntry } from '#contract/shipments/staff.ts';
import type { Changes } from '#domain/shipments/changes.ts';
import { auditLog } from '../audit/audit-log-table.ts';
import type { Connection } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { inOrder, keyedPage, keyOf, newestFirst, seekCondition } from '../database/statements/keyset.ts';
import { profiles } from '../people/profiles-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { Page } from './shipment-rows.ts';

const ORDER = newestFirst('shipments.history', auditLog);

/** A shipment's history, newest first, with the names of the actors. */
export async function listHistory(
  connection: Connection,
  {
    id,
    currency,
    destination_time_zone,
  }: Pick<ShipmentRecord, 'id' | 'currency'> & Pick<HistoryEntry, 'destination_time_zone'>,
  { after, limit, updated_since }: Page,
): Promise<{ entries: HistoryEntry[]; next: string | null }> {
  const rows = await connection
    .select({
      id: auditLog.id,
      at: auditLog.created_at,
      by: profiles.full_name,
      api_key: auditLog.api_key,
      by_id: auditLog.actor_id,
      action: auditLog.action,
      written: auditLog.detail,
      key: keyOf(ORDER),
    })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.user_id, auditLog.actor_id))
    .where(
      and(
        eq(auditLog.subject_type, 'shipment'),
        eq(auditLog.subject_id, id),
        changedSince(auditLog.created_at, updated_since),
        seekCondition(ORDER, after),
      ),
    )
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  const { page, next } = keyedPage(rows, limit);
  const entries = page.map(({ written, ...entry }) => {
    const { changes = {}, version: _version, tracking_number: _number, ...detail } = written;
    return {
      ...entry,
      detail,
      currency,
      destination_time_zone,
      changes: fieldsOf(changes as Changes),
    };
  });
  return { entries, next };
}

function fieldsOf(changes: Changes): HistoryEntry['changes'] {
  return Object.entries(changes).map(([field, [from, to]]) => ({ field, from, to }));
}

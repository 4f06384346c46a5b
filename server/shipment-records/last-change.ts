import { and, desc, eq, sql } from 'drizzle-orm';
import { auditLog } from '../audit/audit-log-table.ts';
import type { Connection } from '../database/pool/connection.ts';
import { profiles } from '../people/profiles-table.ts';
import type { ShipmentRecord } from './shipments-table.ts';

/** The author and time of a shipment's current version; `by` is null for the system. */
export async function lastChange(
  connection: Connection,
  { id, version, updated_at }: Pick<ShipmentRecord, 'id' | 'version' | 'updated_at'>,
): Promise<{ by: string | null; at: Date; version: number }> {
  const [entry] = await connection
    .select({ by: profiles.full_name })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.user_id, auditLog.actor_id))
    .where(
      and(
        eq(auditLog.subject_type, 'shipment'),
        eq(auditLog.subject_id, id),
        sql`${auditLog.detail} ? 'version'`,
      ),
    )
    .orderBy(desc(auditLog.created_at), desc(auditLog.id))
    .limit(1);
  return { by: entry?.by ?? null, at: updated_at, version };
}

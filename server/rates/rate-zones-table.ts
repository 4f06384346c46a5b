import { arrayOverlaps, asc, eq, sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { RateZone } from '#domain/rates/zone.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { updatedAt } from '../database/statements/columns.ts';
import { cachedStatement } from '../database/statements/statement-cache.ts';

export const rateZones = pgTable(
  'rate_zones',
  {
    code: text('code').primaryKey(),
    name: text('name').notNull(),
    members: text('members').array().notNull(),
    updated_at: updatedAt(),
  },
  (table) => [
    check('rate_zones_code', sql`${table.code} ~ '^[A-Z0-9][A-Z0-9-]{2,19}$'`),
    index('rate_zones_by_member').using('gin', table.members),
  ],
);

type RateZoneRecord = typeof rateZones.$inferSelect;

export function listZones(connection: Connection, updated_since?: Date): Promise<RateZoneRecord[]> {
  return connection
    .select()
    .from(rateZones)
    .where(changedSince(rateZones.updated_at, updated_since))
    .orderBy(asc(rateZones.code));
}

/** The codes of the zones with any of these members, with the members. */
export function zonesWith(connection: Connection, members: readonly string[]): Promise<RateZone[]> {
  return zonesWithMembers(connection).execute({ members });
}

const zonesWithMembers = cachedStatement((connection) =>
  connection
    .select()
    .from(rateZones)
    .where(arrayOverlaps(rateZones.members, sql.placeholder('members')))
    .prepare('zones_with_members'),
);

export async function lockZone(transaction: Transaction, code: string): Promise<RateZoneRecord | undefined> {
  const [found] = await transaction.select().from(rateZones).where(eq(rateZones.code, code)).for('update');
  return found;
}

/** False if there is a zone with this code, also one that is added at the same moment. */
export async function insertZone(transaction: Transaction, zone: RateZone): Promise<boolean> {
  const inserted = await transaction.insert(rateZones).values(zone).onConflictDoNothing().returning();
  return inserted.length > 0;
}

export async function updateZone(transaction: Transaction, { code, ...fields }: RateZone): Promise<void> {
  await transaction.update(rateZones).set(fields).where(eq(rateZones.code, code));
}

import { desc, eq } from 'drizzle-orm';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { Dependencies } from '../dependencies.ts';
import { isolateFailures } from '../jobs/isolate-failures.ts';
import type { Worker } from '../jobs/jobs.ts';
import { rewriteWords, shipments } from '../shipment-records/shipments-table.ts';
import {
  claimRenamedClient,
  deleteRenamedClient,
  type RenamedClient,
  touchRenamedClient,
} from './renamed-clients-table.ts';

const BATCH = 500;
/** Long enough for a batch on a busy database. */
const ABANDONED_MS = 5 * MINUTE_MS;

/**
 * Rewrites the search words of the shipments of renamed clients, newest first, each batch in its own transaction, so that none
 * of them stays locked for long. An interrupted run begins again. A client that fails is claimed again once it counts as abandoned,
 * and stops no other.
 */
export function reindexRenamedClients({
  database,
  log,
  now,
}: Pick<Dependencies, 'database' | 'log' | 'now'>): Worker<'renamed-clients'> {
  async function reindex(renamed: RenamedClient): Promise<void> {
    const ids = await listShipmentsOf(database, renamed);
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = ids.slice(start, start + BATCH);
      await database.transaction(async (transaction) => {
        await rewriteWords(transaction, batch);
        await touchRenamedClient(transaction, renamed.id, now());
      });
    }
    await deleteRenamedClient(database.db, renamed.id);
  }

  return () =>
    isolateFailures(log, 'Renamed client could not be reindexed', async (attempt) => {
      for (;;) {
        const idle = new Date(now().getTime() - ABANDONED_MS);
        const renamed = await claimRenamedClient(database.db, { now: now(), idle });
        if (!renamed) return;
        const { organisation_id, contact_id } = renamed;
        await attempt({ organisation: organisation_id, contact: contact_id }, () => reindex(renamed));
      }
    });
}

async function listShipmentsOf(
  { db }: Dependencies['database'],
  { organisation_id, contact_id }: RenamedClient,
): Promise<string[]> {
  const rows = await db
    .select({ id: shipments.id })
    .from(shipments)
    .where(
      organisation_id === null
        ? eq(shipments.contact_id, contact_id as string)
        : eq(shipments.organisation_id, organisation_id),
    )
    .orderBy(desc(shipments.created_at), desc(shipments.id));
  return rows.map(({ id }) => id);
}

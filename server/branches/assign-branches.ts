import { nearestBranch } from '#domain/branches/nearest-branch.ts';
import { locatePlace } from '#domain/places/locate-place.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Dependencies } from '../dependencies.ts';
import { isolateFailures } from '../jobs/isolate-failures.ts';
import type { Worker } from '../jobs/jobs.ts';
import { openFiles } from '../shipment-file/forwarding-files-table.ts';
import { listIds, lockWithoutBranch, setBranches } from '../shipment-records/shipment-edits-table.ts';
import { listBranchPositions } from './branches-table.ts';

/** Small, because a booking in the same number series waits for the batch. */
const BATCH = 500;
const ALL = { branch_ids: [] };

/**
 * Gives shipments without a branch the one nearest to their origin, and a file number. Not a migration, because branches are
 * added after it, and because it needs the position of the origin. Each batch is a transaction, so an interrupted run is
 * continued by the next one; one that fails is repeated shipment by shipment, so that only those at fault stay without a branch.
 * Runs at night, so that an admin can add all branches first.
 */
export function assignBranches({
  database,
  geography,
  log,
}: Pick<Dependencies, 'database' | 'geography' | 'log'>): Worker<'branches'> {
  let isDone = false;
  return async () => {
    const branches = await listBranchPositions(database.db, ALL);
    // New shipments are booked in a branch, so that later nights have nothing to do.
    if (isDone || branches.length === 0) return;
    const nearest = new Map<string, string | null>();
    const branchAt = (city: string, country: string) => {
      const town = `${city}, ${country}`;
      if (!nearest.has(town)) {
        const origin = locatePlace(geography.gazetteer, { city, country });
        nearest.set(town, origin ? (nearestBranch(branches, origin)?.id ?? null) : null);
      }
      return nearest.get(town) ?? null;
    };
    const assign = async (transaction: Transaction, ids: readonly string[]) => {
      const waiting = await lockWithoutBranch(transaction, ids);
      if (waiting.length === 0) return;
      const assigned = waiting.flatMap(({ origin_city, origin_country, ...shipment }) => {
        const branch_id = shipment.branch_id ?? branchAt(origin_city, origin_country);
        const branch = branches.find(({ id }) => id === branch_id);
        return branch ? [{ ...shipment, branch }] : [];
      });
      await setBranches(transaction, assigned);
      await openFiles(transaction, assigned);
    };
    const assignBatch = (ids: readonly string[]) =>
      database.transaction((transaction) => assign(transaction, ids));
    await isolateFailures(log, 'Shipment could not be assigned to a branch', async (attempt) => {
      let after: string | undefined;
      do {
        const ids = await listIds(database.db, after, BATCH);
        if (ids.length > 0)
          await assignBatch(ids).catch(async () => {
            for (const id of ids) await attempt({ shipment: id }, () => assignBatch([id]));
          });
        after = ids.at(-1);
      } while (after !== undefined);
    });
    isDone = true;
  };
}

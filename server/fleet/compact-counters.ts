import type { Dependencies } from '../dependencies.ts';
import type { Worker } from '../jobs/jobs.ts';
import { compactSpendingTallies } from '../shipments/spending-counters-table.ts';
import { compactDocumentTallies } from './document-counters-table.ts';
import { compactShipmentTallies } from './shipment-counters-table.ts';
import { compactStatusTallies } from './status-counters-table.ts';

/** Keeps the tallies short. Running it twice, even at once, is harmless. */
export function compactTallies({ database: { db } }: Pick<Dependencies, 'database'>): Worker<'tallies'> {
  return async () => {
    await compactShipmentTallies(db);
    await compactStatusTallies(db);
    await compactDocumentTallies(db);
    await compactSpendingTallies(db);
  };
}

import type { Dependencies } from '../dependencies.ts';
import type { Worker } from '../jobs/jobs.ts';
import { compactSpendingCounters } from '../shipments/spending-counters-table.ts';
import { compactDocumentCounters } from './document-counters-table.ts';
import { compactShipmentCounters } from './shipment-counters-table.ts';
import { compactStatusCounters } from './status-counters-table.ts';

/** Keeps the tallies short. Running it twice, even at once, is harmless. */
export function compactCounters({ database: { db } }: Pick<Dependencies, 'database'>): Worker<'tallies'> {
  return async () => {
    await compactShipmentCounters(db);
    await compactStatusCounters(db);
    await compactDocumentCounters(db);
    await compactSpendingCounters(db);
  };
}

import type { Dependencies } from '../dependencies.ts';
import { compactInvoiceCounters } from '../invoices/invoice-counters-table.ts';
import type { Worker } from '../jobs/jobs.ts';
import { compactDebtCounters } from '../organisations/debts/debt-counters-table.ts';
import { compactSpendingCounters } from '../shipments/spending-counters-table.ts';
import { compactClientCounters } from './client-counters-table.ts';
import { compactDocumentCounters } from './document-counters-table.ts';
import { compactShipmentCounters } from './shipment-counters-table.ts';
import { compactStatusCounters } from './status-counters-table.ts';

/** Compacts the counter tables. Idempotent, also when run concurrently. */
export function compactCounters({ database: { db } }: Pick<Dependencies, 'database'>): Worker<'counters'> {
  return async () => {
    await compactShipmentCounters(db);
    await compactStatusCounters(db);
    await compactClientCounters(db);
    await compactDocumentCounters(db);
    await compactSpendingCounters(db);
    await compactInvoiceCounters(db);
    await compactDebtCounters(db);
  };
}

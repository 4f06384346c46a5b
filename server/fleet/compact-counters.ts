import type { Dependencies } from '../dependencies.ts';
import { compactInvoiceCounters } from '../invoices/invoice-counters-table.ts';
import { isolateFailures } from '../jobs/isolate-failures.ts';
import type { Worker } from '../jobs/jobs.ts';
import { compactDebtCounters } from '../organisations/debts/debt-counters-table.ts';
import { compactQuoteCounters } from '../quotes/quote-counters-table.ts';
import { compactSpendingCounters } from '../shipments/spending-counters-table.ts';
import { compactClientCounters } from './client-counters-table.ts';
import { compactDocumentCounters } from './document-counters-table.ts';
import { compactShipmentCounters } from './shipment-counters-table.ts';
import { compactStatusCounters } from './status-counters-table.ts';

const COMPACTIONS = {
  shipments: compactShipmentCounters,
  statuses: compactStatusCounters,
  clients: compactClientCounters,
  documents: compactDocumentCounters,
  spending: compactSpendingCounters,
  invoices: compactInvoiceCounters,
  quotes: compactQuoteCounters,
  debts: compactDebtCounters,
};

/** Compacts the counter tables. Idempotent, also when run concurrently. */
export function compactCounters({
  database: { db },
  log,
}: Pick<Dependencies, 'database' | 'log'>): Worker<'counters'> {
  return () =>
    isolateFailures(log, 'Counters could not be compacted', async (attempt) => {
      for (const [counters, compact] of Object.entries(COMPACTIONS))
        await attempt({ counters }, () => compact(db));
    });
}

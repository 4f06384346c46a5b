import { useState } from 'react';
import type { SelectableStatus } from '#domain/shipments/selectable-status.ts';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { counted } from '#web/shipments/amounts.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import {
  type BulkRun,
  bulkRun,
  type Chunk,
  nextChunk,
  type Result,
  sizeOf,
  unsettled,
  withResults,
} from './bulk-run.ts';
import { statusName } from './status-labels.ts';

/** 'confirm': awaits confirmation. 'broken': the connection was lost. 'ended': done, but not every shipment changed. */
export interface Bulk {
  phase: 'confirm' | 'running' | 'broken' | 'ended';
  run: BulkRun;
}

/**
 * Sets the status of many shipments in chunks of a hundred. A chunk without a response is retried with its idempotency
 * key, so nothing is changed twice. `onResults` is called for each chunk.
 */
export function useBulkStatus(onResults: (status: SelectableStatus, results: readonly Result[]) => void) {
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const { write } = useWrite({
    send: ({ run: { status, confirmed }, chunk }: { run: BulkRun; chunk: Chunk }, options) =>
      call.shipments.changeStatuses(
        { tracking_numbers: [...chunk.tracking_numbers], status, confirmed },
        options,
      ),
    onSuccess: ({ results }, { run, chunk }) => {
      onResults(run.status, results);
      go(withResults(run, chunk, results));
    },
    onFailure: (_error, _refused, { run }) => setBulk({ phase: 'broken', run }),
    failureToast: { title: 'Update Failed', description: 'Unable to sync status update' },
  });

  const go = (run: BulkRun) => {
    const chunk = nextChunk(run);
    if (!chunk) return end(run);
    setBulk({ phase: 'running', run });
    write({ run, chunk });
  };
  const end = (run: BulkRun) => {
    if (unsettled(run).length > 0) return setBulk({ phase: 'ended', run });
    setBulk(null);
    toast({
      title: 'Status Updated',
      description: `${counted(sizeOf(run), 'shipment')} set to ${statusName(run.status).toLowerCase()}.`,
    });
  };

  return {
    bulk,
    ask: (tracking_numbers: readonly string[], status: SelectableStatus) =>
      setBulk({ phase: 'confirm', run: bulkRun(tracking_numbers, { status, confirmed: false }) }),
    /** Starts, or resumes after a lost connection. */
    start: () => bulk && go(bulk.run),
    /** Retries the unusual changes as confirmed. */
    confirmUnusual: () => {
      if (!bulk) return;
      const unusual = unsettled(bulk.run).filter(({ outcome }) => outcome === 'unusual');
      const numbers = unusual.map(({ tracking_number }) => tracking_number);
      go(bulkRun(numbers, { status: bulk.run.status, confirmed: true }));
    },
    close: () => setBulk(null),
  };
}

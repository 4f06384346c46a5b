import { useRef, useState } from 'react';
import type { SelectableStatus } from '#domain/shipments/selectable-status.ts';
import { call } from '#web/api/client.ts';
import { useIdempotencyScope } from '#web/api/idempotency-scope.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { type BulkRun, bulkRun, nextChunk, type Result, unsettled, withResults } from './bulk-run.ts';

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
  const isRunning = useRef(false);
  const options = useIdempotencyScope();

  const go = async (begun: BulkRun) => {
    if (isRunning.current) return;
    isRunning.current = true;
    let run = begun;
    try {
      for (let chunk = nextChunk(run); chunk; chunk = nextChunk(run)) {
        setBulk({ phase: 'running', run });
        const { status, confirmed } = run;
        const { results } = await call.shipments.changeStatuses(
          { tracking_numbers: [...chunk.tracking_numbers], status, confirmed },
          options,
        );
        run = withResults(run, chunk, results);
        onResults(status, results);
      }
      end(run);
    } catch {
      setBulk({ phase: 'broken', run });
      toast({
        title: 'Update Failed',
        description: 'Unable to sync status update',
        variant: 'destructive',
      });
    } finally {
      isRunning.current = false;
    }
  };
  const end = (run: BulkRun) => {
    if (unsettled(run).length > 0) return setBulk({ phase: 'ended', run });
    setBulk(null);
    toast({ title: 'Status Updated' });
  };

  return {
    bulk,
    ask: (tracking_numbers: readonly string[], status: SelectableStatus) =>
      setBulk({ phase: 'confirm', run: bulkRun(tracking_numbers, { status, confirmed: false }) }),
    /** Starts, or resumes after a lost connection. */
    start: () => bulk && void go(bulk.run),
    /** Retries the unusual changes as confirmed. */
    confirmUnusual: () => {
      if (!bulk) return;
      const unusual = unsettled(bulk.run).filter(({ outcome }) => outcome === 'unusual');
      const numbers = unusual.map(({ tracking_number }) => tracking_number);
      void go(bulkRun(numbers, { status: bulk.run.status, confirmed: true }));
    },
    close: () => setBulk(null),
  };
}

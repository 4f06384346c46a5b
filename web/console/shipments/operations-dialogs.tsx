import { Suspense } from 'react';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import type { OperationsState } from './use-operations.ts';

const ConfirmRowDialog = lazyWithRetry(
  async () => (await import('./confirm-row-dialog.tsx')).ConfirmRowDialog,
);
const UnusualDialog = lazyWithRetry(async () => (await import('./status/unusual-dialog.tsx')).UnusualDialog);
const BulkDialog = lazyWithRetry(async () => (await import('./status/bulk-dialog.tsx')).BulkDialog);

interface OperationsDialogsProps {
  operations: OperationsState;
  /** The number of the shipment whose price is confirmed. */
  confirming: string | null;
  onConfirmed: () => void;
}

export function OperationsDialogs({
  operations: { single, bulk },
  confirming,
  onConfirmed,
}: OperationsDialogsProps) {
  return (
    <Suspense>
      {single.unusual && (
        <UnusualDialog unusual={single.unusual} onConfirm={single.confirm} onDismiss={single.dismiss} />
      )}
      {confirming !== null && <ConfirmRowDialog number={confirming} onClose={onConfirmed} />}
      {bulk.bulk && <BulkDialog {...bulk} bulk={bulk.bulk} />}
    </Suspense>
  );
}

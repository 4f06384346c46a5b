import { lazy, Suspense } from 'react';
import type { TrackedShipment } from '#contract/tracking.ts';
import { isUnknownNumber } from '#web/tracking/use-tracked-shipment.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useLoadingPhase } from '#web/ui/skeleton.tsx';
import { NotFoundNotice } from './not-found-notice.tsx';
import { TrackedShipmentView } from './tracked-shipment-view.tsx';
import { TrackingSkeleton } from './tracking-skeleton.tsx';

const EmptySheet = lazy(async () => ({ default: (await import('./empty-sheet.tsx')).EmptySheet }));

interface Lookup {
  data: TrackedShipment | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
}

/** One of: nothing asked yet, searching, not found, failed, found. */
export function LookupResult({ number, lookup }: { number: string | null; lookup: Lookup }) {
  const { data, error, isPending, isFetching, fetchStatus, refetch } = lookup;
  const offline = isPending && fetchStatus === 'paused';
  const phase = useLoadingPhase(number !== null && isPending && !offline);
  if (number === null)
    return (
      <Suspense>
        <EmptySheet />
      </Suspense>
    );
  if (phase !== 'content') return <TrackingSkeleton visible={phase === 'skeleton'} />;
  if (isUnknownNumber(error)) return <NotFoundNotice number={number} />;
  return (
    <>
      {(error || offline) && (
        <Alert
          title="Failed to fetch tracking information"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {data ? 'What is shown may be out of date.' : 'Please check your connection and try again.'}
        </Alert>
      )}
      {data && <TrackedShipmentView key={data.tracking_number} shipment={data} />}
    </>
  );
}

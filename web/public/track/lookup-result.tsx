import { type RefObject, Suspense, useMemo } from 'react';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { isUnknownNumber } from '#web/tracking/use-tracked-shipment.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { FAILURES_UNTIL_SHOWN } from '#web/ui/loading/query-boundary.tsx';
import { useLoadingPhase } from '#web/ui/loading/skeleton.tsx';
import { LookupFailed } from './lookup-failed.tsx';
import { TrackedShipmentView } from './tracked-shipment-view.tsx';
import { TrackingSkeleton } from './tracking-skeleton.tsx';

const EmptySheet = lazyWithRetry(async () => (await import('./empty-sheet.tsx')).EmptySheet);
const UnknownNumber = lazyWithRetry(async () => (await import('./unknown-number.tsx')).UnknownNumber);
const RecentNumbersList = lazyWithRetry(
  async () => (await import('#web/tracking/recent-numbers/recent-numbers-list.tsx')).RecentNumbersList,
);

interface Lookup {
  data: TrackedShipment | undefined;
  error: unknown;
  /** Of the attempts so far, while it is still retried. */
  failureCount: number;
  failureReason: unknown;
  isPending: boolean;
  isFetching: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  errorUpdatedAt: number;
  refetch: () => unknown;
}

interface LookupResultProps {
  number: string | null;
  lookup: Lookup;
  /** The field that gets focus after the recent numbers are cleared. */
  afterClearing: RefObject<HTMLElement | null>;
}

/** Renders the state of a look-up: initial, searching, not found, failed or found. */
export function LookupResult({ number, lookup, afterClearing }: LookupResultProps) {
  const { data, failureCount, failureReason, isPending, isFetching, fetchStatus, errorUpdatedAt, refetch } =
    lookup;
  const error = lookup.error ?? (failureCount >= FAILURES_UNTIL_SHOWN ? failureReason : null);
  const offline = isPending && fetchStatus === 'paused';
  const phase = useLoadingPhase(number !== null && isPending && !offline && error === null);
  // The same element at each render, so that hydration keeps the prerendered chart until its code has loaded.
  const start = useMemo(
    () => (
      <Suspense fallback={<div className="h-107.5 sm:h-121.5" />}>
        <RecentNumbersList afterClearing={afterClearing} />
        <EmptySheet />
      </Suspense>
    ),
    [afterClearing],
  );
  if (number === null) return start;
  if (phase !== 'content') return <TrackingSkeleton visible={phase === 'skeleton'} />;
  if (isUnknownNumber(error))
    return (
      <Suspense fallback={<TrackingSkeleton visible />}>
        <UnknownNumber number={number} failedAt={errorUpdatedAt} afterClearing={afterClearing} />
      </Suspense>
    );
  return (
    <>
      {(error !== null || offline) && (
        <LookupFailed
          error={error}
          stale={data !== undefined}
          retrying={isFetching && lookup.error !== null}
          onRetry={() => void refetch()}
        />
      )}
      {data && <TrackedShipmentView key={data.tracking_number} shipment={data} />}
    </>
  );
}

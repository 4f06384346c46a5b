import { Suspense } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { NOT_FOUND_ID } from './not-found-id.ts';
import { numberHint } from './number-hint.ts';

const NeedTestData = lazyWithRetry(async () => (await import('./need-test-data.tsx')).NeedTestData);

export function NotFoundNotice({ number }: { number: string }) {
  const hint = numberHint(number);
  return (
    <>
      <div id={NOT_FOUND_ID}>
        <EmptyState title="No shipment found">
          <p>Please check your tracking number and try again</p>
          {hint && <p className="mt-2 font-semibold text-ink">{hint}</p>}
        </EmptyState>
      </div>
      <Suspense>
        <NeedTestData />
      </Suspense>
    </>
  );
}

import { Suspense } from 'react';
import type { TrackedShipment } from '#contract/tracking.ts';
import { AnswerCard } from '#web/tracking/answer-card.tsx';
import { PrintHeader } from '#web/tracking/print-header.tsx';
import { Timeline } from '#web/tracking/timeline.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const JourneyDetails = lazyWithRetry(async () => (await load()).JourneyDetails);

/** The answer and the progress at once; the rest has its room and follows. */
export function TrackedShipmentView({ shipment }: { shipment: TrackedShipment }) {
  return (
    <>
      <PrintHeader number={shipment.tracking_number} />
      <AnswerCard shipment={shipment} />
      <Timeline shipment={shipment} />
      <Suspense fallback={<Skeleton className="mb-64 h-[32rem] rounded-lg sm:h-[33.25rem]" />}>
        <JourneyDetails shipment={shipment} />
      </Suspense>
    </>
  );
}

function load() {
  return import('#web/tracking/journey-details.tsx');
}

/** Called while the answer is still being fetched, so that its details are there with it. */
export function fetchJourneyDetails(): void {
  // What cannot come now is asked for again when it is shown.
  load().catch(() => {});
}

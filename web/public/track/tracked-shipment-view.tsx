import { lazy, Suspense } from 'react';
import type { TrackedShipment } from '#contract/tracking.ts';
import { AnswerCard } from '#web/tracking/answer-card.tsx';
import { PrintHeader } from '#web/tracking/print-header.tsx';
import { Timeline } from '#web/tracking/timeline.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const JourneyDetails = lazy(async () => ({ default: (await loadJourneyDetails()).JourneyDetails }));

/** The answer and the progress at once; the rest has its room and follows. */
export function TrackedShipmentView({ shipment }: { shipment: TrackedShipment }) {
  return (
    <>
      <PrintHeader number={shipment.tracking_number} />
      <AnswerCard shipment={shipment} />
      <Timeline shipment={shipment} />
      <Suspense fallback={<Skeleton className="mb-64 h-[300px] rounded-lg sm:h-[430px]" />}>
        <JourneyDetails shipment={shipment} />
      </Suspense>
    </>
  );
}

/** Called while the answer is still being fetched, so that its details are there with it. */
export function loadJourneyDetails() {
  return import('#web/tracking/journey-details.tsx');
}

import { Suspense } from 'react';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { PrintHeader } from '#web/tracking/print/print-header.tsx';
import { ResultCard } from '#web/tracking/result-card.tsx';
import { Timeline } from '#web/tracking/timeline.tsx';
import { TimeTooltips } from '#web/tracking/tooltips/time-tooltips.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';

const JourneyDetails = lazyWithRetry(async () => (await load()).JourneyDetails);

/** Shows summary and progress immediately; the details load lazily into reserved space. */
export function TrackedShipmentView({ shipment }: { shipment: TrackedShipment }) {
  return (
    <>
      <PrintHeader number={shipment.tracking_number} />
      <TimeTooltips>
        <ResultCard shipment={shipment} />
        <Timeline shipment={shipment} />
        <Suspense fallback={<Skeleton className="mb-64 h-[29.75rem] rounded-lg sm:h-[34.875rem]" />}>
          <JourneyDetails shipment={shipment} />
        </Suspense>
      </TimeTooltips>
    </>
  );
}

function load() {
  return import('#web/tracking/journey-details.tsx');
}

/** Preloads the details' code while the look-up is still in progress. */
export function fetchJourneyDetails(): void {
  // A failed preload is retried when the component renders.
  load().catch(() => {});
}

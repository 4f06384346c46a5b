import type { TrackedShipment } from '#contract/tracking.ts';
import { statusWords } from '#web/shipments/status-look.ts';
import { useHydrated } from '#web/ui/hydrated.ts';
import { useReader } from './reader.ts';
import { deliveryDay } from './tracking-texts.ts';

/** The answer, once for every answer. The region stands in the page before it has anything to say. */
export function AnswerAnnouncement({ shipment }: { shipment: TrackedShipment | undefined }) {
  const reader = useReader();
  const listening = useHydrated();
  return (
    <p role="status" className="sr-only">
      {listening &&
        shipment &&
        `${shipment.tracking_number}: ${statusWords(shipment.status)}, estimated delivery ${deliveryDay(shipment.estimated_delivery_date, reader)}`}
    </p>
  );
}

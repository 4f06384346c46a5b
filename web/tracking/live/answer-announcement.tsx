import type { TrackedShipment } from '#contract/tracking.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { statusLabels } from '#web/shipments/status-appearance.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useArrivalDay } from '../use-arrival-day.ts';

/** The answer, once for every answer. The region stands in the page before it has anything to say. */
export function AnswerAnnouncement({ shipment }: { shipment: TrackedShipment | undefined }) {
  const listening = useHydrated();
  return (
    <p role="status" className="sr-only">
      {listening && shipment && <Answer shipment={shipment} />}
    </p>
  );
}

function Answer({ shipment }: { shipment: TrackedShipment }) {
  const { label, text, day } = useArrivalDay(shipment);
  const { tracking_number, status } = shipment;
  const arrival = isActive(status) ? `${label.toLowerCase()} ${text}` : day ? text : label.toLowerCase();
  return `${tracking_number}: ${statusLabels(status)}, ${arrival}`;
}

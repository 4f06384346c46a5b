import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { statusLabels } from '#web/status/status-appearance.ts';
import { useHydrated } from '#web/ui/loading/use-hydrated.ts';
import { useArrivalDay } from '../use-arrival-day.ts';

/**
 * Announces each result. The live region is rendered before its first text, because screen readers ignore new regions.
 */
export function ResultAnnouncement({ shipment }: { shipment: TrackedShipment | undefined }) {
  const listening = useHydrated();
  return (
    <p role="status" className="sr-only">
      {listening && shipment && <Result shipment={shipment} />}
    </p>
  );
}

function Result({ shipment }: { shipment: TrackedShipment }) {
  const { label, text, day } = useArrivalDay(shipment);
  const { tracking_number, status } = shipment;
  const arrival = isActive(status) ? `${label.toLowerCase()} ${text}` : day ? text : label.toLowerCase();
  return `${tracking_number}: ${statusLabels(status)}, ${arrival}`;
}

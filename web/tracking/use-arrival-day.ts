import type { TrackedShipment } from '#contract/tracking.ts';
import { journeyEnd } from './journey-end.ts';
import { useReader } from './reader.ts';
import { deliveryDay, eventDay } from './tracking-texts.ts';

/** Of a journey that has ended, where no event tells when. */
const endedSomeDay = {
  delivered: { label: 'The day was not recorded', text: 'Delivered' },
  cancelled: { label: 'No delivery is planned', text: 'Cancelled' },
};

interface ArrivalDay {
  /** 'Estimated delivery' and the like. */
  label: string;
  text: string;
  day: Date | null;
}

/** The day that matters most: of the end of the journey if it has ended, else the promised one, 'TBD' without. */
export function useArrivalDay(
  shipment: Pick<TrackedShipment, 'status' | 'events' | 'estimated_delivery_date'>,
): ArrivalDay {
  const reader = useReader();
  const { status, estimated_delivery_date: promised } = shipment;
  const end = journeyEnd(shipment);
  if (end) return { label: end.label, text: eventDay(end.at, reader), day: end.at };
  if (status === 'delivered' || status === 'cancelled') return { ...endedSomeDay[status], day: null };
  return { label: 'Estimated delivery', text: deliveryDay(promised, reader), day: promised };
}

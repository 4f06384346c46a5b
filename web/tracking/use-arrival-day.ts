import type { TrackedShipment } from '#contract/tracking.ts';
import { dayText } from '#domain/calendar/local-time.ts';
import { punctualityText } from '#domain/tracking/punctuality-text.ts';
import { type EndingEvent, journeyEnd } from './journey-end.ts';
import { useReader } from './reader.ts';

/** Of a journey that has ended, where no event tells when. */
const endedSomeDay = {
  delivered: { label: 'The day was not recorded', text: 'Delivered' },
  cancelled: { label: 'No delivery is planned', text: 'Cancelled' },
};

interface ArrivalDay {
  /** 'Estimated delivery' and the like. */
  label: string;
  text: string;
  /** For `<time>`. */
  day: string | null;
  /** 'On time', '5 days late'. */
  punctuality: string | null;
  /** 'Planned Tue 17 Nov', where it is expected on another day than was promised. */
  planned: string | null;
  /** Why it is late, where somebody has said so. */
  reason: string | null;
}

type Shipment = Pick<
  TrackedShipment,
  | 'status'
  | 'estimated_delivery_day'
  | 'promised_delivery_day'
  | 'punctuality'
  | 'days_late'
  | 'delay_reason'
  | 'destination_time_zone'
> & { events: readonly EndingEvent[] };

/** The day that matters most: of the end of the journey if it has ended, else the estimated one, 'TBD' without. */
export function useArrivalDay(shipment: Shipment): ArrivalDay {
  const { locale } = useReader();
  const { status, estimated_delivery_day: expected, promised_delivery_day: promised } = shipment;
  const against = {
    punctuality: punctualityText(shipment),
    planned: promised && promised !== expected ? `Planned ${dayText(promised, locale)}` : null,
    reason: shipment.delay_reason,
  };
  const none = { punctuality: null, planned: null, reason: null };
  const end = journeyEnd(shipment);
  if (end) {
    return {
      label: end.label,
      text: dayText(end.at, locale, shipment.destination_time_zone),
      day: end.at.toISOString(),
      ...(status === 'delivered' ? against : none),
    };
  }
  if (status === 'delivered' || status === 'cancelled')
    return { ...endedSomeDay[status], day: null, ...none };
  return {
    label: 'Estimated delivery',
    text: expected ? dayText(expected, locale) : 'TBD',
    day: expected,
    ...against,
  };
}

import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { dayText } from '#domain/calendar/local-time.ts';
import { punctualityText } from '#domain/tracking/punctuality-text.ts';
import { type EndingEvent, journeyEnd } from './journey-end.ts';
import { useReader } from './reader.ts';

/** The text of an ended journey without an event for its end. */
const endedSomeDay = {
  delivered: { label: 'Delivery day not recorded', text: 'Delivered' },
  cancelled: { label: 'No delivery planned', text: 'Cancelled' },
};

interface ArrivalDay {
  /** A label such as 'Estimated delivery'. */
  label: string;
  text: string;
  /** The `dateTime` of `<time>`. */
  day: string | null;
  /** 'On time', '5 days late'. */
  punctuality: string | null;
  /** 'Planned Tue 17 Nov' if the estimate differs from the promised day. */
  planned: string | null;
  /** The reason for the delay, if one is recorded. */
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

/** The most relevant day: of the journey's end, or the estimated delivery; 'TBD' if unknown. */
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

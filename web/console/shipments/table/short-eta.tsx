import type { DeliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import { Punctuality } from '#web/shipments/estimated-delivery.tsx';

/** Delivery days are calendar dates, so they don't depend on the reader's time zone. */
const SHORT = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

interface ShortEtaProps {
  shipment: Pick<DeliveryOutlook, 'estimated_delivery_day' | 'punctuality' | 'days_late'>;
  now: Date;
}

/** 'Tue 14 Oct' with punctuality, and with the year if it isn't the current one. 'TBD' when unknown. */
export function ShortEta({ shipment, now }: ShortEtaProps) {
  const { estimated_delivery_day: day } = shipment;
  if (day === null) return 'TBD';
  const year = day.slice(0, 'YYYY'.length);
  const isThisYear = now.toISOString().startsWith(year);
  return (
    <span className="inline-flex items-baseline gap-2">
      <time dateTime={day} className="tabular-nums">
        {SHORT.format(new Date(day))}
        {!isThisYear && ` ${year}`}
      </time>
      <Punctuality shipment={shipment} />
    </span>
  );
}

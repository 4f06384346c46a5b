import { shortDayText } from '#domain/calendar/local-time.ts';
import type { DeliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import { Punctuality } from '#web/shipments/estimated-delivery.tsx';

interface ShortEtaProps {
  shipment: Pick<DeliveryOutlook, 'estimated_delivery_day' | 'punctuality' | 'days_late'>;
  now: Date;
}

/** 'Tue 14 Oct', with its year when that is another one, and whether it keeps the promise; 'TBD' when nobody knows. */
export function ShortEta({ shipment, now }: ShortEtaProps) {
  const { estimated_delivery_day: day } = shipment;
  if (day === null) return 'TBD';
  const year = day.slice(0, 'YYYY'.length);
  const isThisYear = now.toISOString().startsWith(year);
  return (
    <span className="inline-flex items-baseline gap-2">
      <time dateTime={day} className="tabular-nums">
        {shortDayText(day, undefined)}
        {!isThisYear && ` ${year}`}
      </time>
      <Punctuality shipment={shipment} />
    </span>
  );
}

import { dayText } from '#domain/calendar/local-time.ts';
import type { DeliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import { punctualityText } from '#domain/tracking/punctuality-text.ts';
import { classNames } from '#web/ui/class-names.ts';

interface EstimatedDeliveryProps {
  shipment: Pick<DeliveryOutlook, 'estimated_delivery_day' | 'punctuality' | 'days_late'>;
}

/** 'Tue, 14 Oct 2025' or 'TBD', with punctuality. */
export function EstimatedDelivery({ shipment }: EstimatedDeliveryProps) {
  const { estimated_delivery_day: day } = shipment;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {day === null ? (
        'TBD'
      ) : (
        <time dateTime={day} className="whitespace-nowrap tabular-nums">
          {dayText(day, undefined)}
        </time>
      )}
      <Punctuality shipment={shipment} />
    </span>
  );
}

/** Punctuality as plain text for lists. */
export function Punctuality({ shipment }: EstimatedDeliveryProps) {
  const text = punctualityText(shipment);
  return (
    text && (
      <span
        className={classNames(
          'text-[0.8125rem] whitespace-nowrap',
          shipment.punctuality === 'late' ? 'font-semibold text-danger' : 'text-ink-2',
        )}
      >
        {text}
      </span>
    )
  );
}

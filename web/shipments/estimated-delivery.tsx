import { dayText } from '#domain/calendar/local-time.ts';
import type { DeliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import { punctualityText } from '#domain/tracking/punctuality-text.ts';
import { classNames } from '#web/ui/class-names.ts';

interface PunctualityProps {
  shipment: Pick<DeliveryOutlook, 'estimated_delivery_day' | 'punctuality' | 'days_late'>;
}

interface EstimatedDeliveryProps extends PunctualityProps {
  /** Puts the punctuality on its own line. */
  stacked?: boolean;
}

/** 'Tue, 14 Oct 2025' or 'TBD', with punctuality. */
export function EstimatedDelivery({ shipment, stacked = false }: EstimatedDeliveryProps) {
  const { estimated_delivery_day: day } = shipment;
  if (day === null) return 'TBD';
  return (
    <span className={classNames('inline-flex gap-x-2', stacked ? 'flex-col' : 'flex-wrap items-baseline')}>
      <time dateTime={day} className="whitespace-nowrap tabular-nums">
        {dayText(day, undefined)}
      </time>
      <Punctuality shipment={shipment} />
    </span>
  );
}

/** Punctuality as plain text for lists. */
export function Punctuality({ shipment }: PunctualityProps) {
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

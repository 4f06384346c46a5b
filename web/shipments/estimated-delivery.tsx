import Check from 'lucide-react/icons/check';
import ClockAlert from 'lucide-react/icons/clock-alert';
import { dayText } from '#domain/calendar/local-time.ts';
import type { DeliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import { punctualityText } from '#domain/tracking/punctuality-text.ts';
import { classNames } from '#web/ui/class-names.ts';

interface EstimatedDeliveryProps {
  shipment: Pick<DeliveryOutlook, 'estimated_delivery_day' | 'punctuality' | 'days_late'>;
}

/** 'Tue, 14 Oct 2025' or 'TBD', and below it punctuality with its icon. */
export function EstimatedDelivery({ shipment }: EstimatedDeliveryProps) {
  const { estimated_delivery_day: day, punctuality } = shipment;
  const late = punctuality === 'late';
  const Icon = late ? ClockAlert : Check;
  return (
    <span className="inline-flex flex-col gap-0.5">
      {day === null ? (
        'TBD'
      ) : (
        <time dateTime={day} className="whitespace-nowrap tabular-nums xl:text-h3">
          {dayText(day, undefined)}
        </time>
      )}
      {punctuality && (
        <span className="inline-flex items-center gap-1.5">
          <Icon
            aria-hidden="true"
            className={classNames('size-4 shrink-0', late ? 'text-danger' : 'text-ink-2')}
          />
          <Punctuality shipment={shipment} />
        </span>
      )}
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

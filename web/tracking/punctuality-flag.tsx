import ClockAlert from 'lucide-react/icons/clock-alert';
import type { DeliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import { punctualityText } from '#domain/tracking/punctuality-text.ts';
import { classNames } from '#web/ui/class-names.ts';

interface PunctualityFlagProps {
  shipment: Pick<DeliveryOutlook, 'punctuality' | 'days_late'>;
}

/** 'On time' or '5 days late', beside the status: lateness is never a status of its own. */
export function PunctualityFlag({ shipment }: PunctualityFlagProps) {
  const text = punctualityText(shipment);
  const isLate = shipment.punctuality === 'late';
  return (
    text && (
      <span
        data-badge=""
        className={classNames(
          'inline-flex h-6 items-center gap-1.5 rounded-xs px-2 text-dense font-semibold whitespace-nowrap',
          isLate ? 'bg-danger-weak text-danger' : 'bg-sunken text-ink-2',
        )}
      >
        {isLate && <ClockAlert aria-hidden="true" className="size-3.5 shrink-0" />}
        {text}
      </span>
    )
  );
}

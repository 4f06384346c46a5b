import Check from 'lucide-react/icons/check';
import type { ShipmentRow } from '#contract/shipments/customer.ts';
import { dayText } from '#domain/calendar/local-time.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { attentionOf } from '#domain/tracking/attention.ts';
import { useNow } from '#web/ui/use-now.ts';
import { AttentionFlag } from './attention-flag.tsx';
import { Punctuality } from './estimated-delivery.tsx';

/** 'Tue, 14 Oct 2025' or 'TBD', and below it why the shipment needs attention, or that it is on time. */
export function DeliveryDay({ shipment }: { shipment: ShipmentRow }) {
  const now = useNow();
  const { estimated_delivery_day: day, punctuality, status } = shipment;
  const attention = attentionOf({ ...shipment, silent_since: null }, now);
  return (
    <span className="inline-flex flex-col">
      {day === null ? (
        'TBD'
      ) : (
        <time dateTime={day} className="whitespace-nowrap tabular-nums">
          {dayText(day, undefined)}
        </time>
      )}
      {attention ? (
        <AttentionFlag attention={attention} />
      ) : (
        <span className="inline-flex items-center gap-1.5">
          {isActive(status) && punctuality === 'on_time' && (
            <Check aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
          )}
          <Punctuality shipment={shipment} />
        </span>
      )}
    </span>
  );
}

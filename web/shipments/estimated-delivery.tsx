import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { daysLate } from '#domain/tracking/delay.ts';
import { counted } from './amounts.ts';

interface EstimatedDeliveryProps {
  shipment: { status: ShipmentStatus; estimated_delivery_date: Date | null };
  now: Date;
}

/** '14 Oct 2025', or 'TBD'; and by how much it is late. */
export function EstimatedDelivery({ shipment, now }: EstimatedDeliveryProps) {
  const { estimated_delivery_date } = shipment;
  if (estimated_delivery_date === null) return 'TBD';
  const late = daysLate(shipment, null, now);
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <time dateTime={estimated_delivery_date.toISOString()} className="whitespace-nowrap tabular-nums">
        {day(estimated_delivery_date)}
      </time>
      {late > 0 && (
        <span className="text-[0.8125rem] font-semibold whitespace-nowrap text-danger">
          {counted(late, 'day')} late
        </span>
      )}
    </span>
  );
}

/** As the reader's browser writes dates. */
function day(instant: Date) {
  return new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    instant,
  );
}

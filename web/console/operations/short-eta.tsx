import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { daysLate } from '#domain/tracking/delay.ts';
import { counted } from '#web/shipments/amounts.ts';

const DAY = { day: 'numeric', month: 'short' } as const;
const thisYear = new Intl.DateTimeFormat(undefined, DAY);
const anyYear = new Intl.DateTimeFormat(undefined, { ...DAY, year: 'numeric' });

interface ShortEtaProps {
  shipment: { status: ShipmentStatus; estimated_delivery_date: Date | null };
  now: Date;
}

/** '14 Oct', with its year when that is another one, and by how much it is late; 'TBD' when nobody knows. */
export function ShortEta({ shipment, now }: ShortEtaProps) {
  const { estimated_delivery_date: eta } = shipment;
  if (eta === null) return 'TBD';
  const late = daysLate(shipment, null, now);
  const written = eta.getFullYear() === now.getFullYear() ? thisYear : anyYear;
  return (
    <span className="inline-flex items-baseline gap-2">
      <time dateTime={eta.toISOString()} className="tabular-nums">
        {written.format(eta)}
      </time>
      {late > 0 && (
        <span className="text-[0.8125rem] font-semibold text-danger">{counted(late, 'day')} late</span>
      )}
    </span>
  );
}

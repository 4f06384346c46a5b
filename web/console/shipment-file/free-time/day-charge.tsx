import type { DayCharge as Charge } from '#domain/equipment/day-charge.ts';
import { formatMoney } from '#domain/money/format-money.ts';

interface DayChargeProps {
  /** Null without a rate. */
  charge: Charge | null | undefined;
  name: 'Demurrage' | 'Detention';
  /** Whether the container has left or was returned. */
  isFinal: boolean;
}

/** What a container costs after its free time by the tariff, or will cost once it has ended. */
export function DayCharge({ charge, name, isFinal }: DayChargeProps) {
  if (!charge) return null;
  if (isFinal)
    return <span className="block text-dense font-semibold">{`${name} ${formatMoney(charge.to_date)}`}</span>;
  const per_day = `${formatMoney(charge.per_day)} a day`;
  if (charge.days === 0)
    return <span className="block text-dense text-ink-2">{`${name} after that: ${per_day}`}</span>;
  return (
    <span className="block text-dense font-semibold text-danger">
      {`${name} to date ${formatMoney(charge.to_date)}, ${per_day}`}
    </span>
  );
}

import type { StaffShipment } from '#contract/shipments/staff.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { positionText } from '#web/tracking/tracking-messages.ts';
import { classNames } from '#web/ui/class-names.ts';

type Implausible = StaffShipment['implausible_positions'];

const REASONS: Record<Implausible['newest'][number]['reason'], string> = {
  too_fast: 'Too far from the last position for the time elapsed',
  off_route: 'Too far from the planned route',
  zero_coordinates: 'Coordinates 0, 0: the device had no fix',
};

interface ImplausiblePositionsProps {
  positions: Implausible;
  className: string | undefined;
}

/** Positions that the device reported and the product does not show to customers; nothing if there are none. */
export function ImplausiblePositions({ positions: { count, newest }, className }: ImplausiblePositionsProps) {
  if (count === 0) return null;
  return (
    <details className={classNames('mt-3 text-dense', className)}>
      <summary className="min-h-6 w-fit cursor-pointer font-semibold max-sm:min-h-11 max-sm:content-center">
        {counted(count, 'implausible position')}
      </summary>
      <p className="mt-1 text-ink-2">
        Reported by the device in the last 30 days. We store them, but don’t show them to customers or use
        them for stops unless three in a row agree.
      </p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {newest.map((position) => (
          <li key={position.taken_at.getTime()} className="py-2">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="code">{positionText(position)}</span>
              <span className="text-caption">
                <Moment at={position.taken_at} />
              </span>
            </p>
            <p className="text-caption">{REASONS[position.reason]}</p>
          </li>
        ))}
      </ul>
      {count > newest.length && <p className="mt-1 text-caption">The newest {newest.length} are listed.</p>}
    </details>
  );
}

import type { RouteOption } from '#domain/routing/route-option.ts';
import { counted, roundedUsd } from '#web/shipments/amounts.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type ChartPoint, costDaysScale } from './chart-points.ts';

interface CostDaysChartProps {
  options: readonly RouteOption[];
  chosen: RouteOption | undefined;
}

/** The options by cost and days, to scale from zero. The rows below are its text. */
export function CostDaysChart({ options, chosen }: CostDaysChartProps) {
  const { points, days, cents } = costDaysScale(options);
  return (
    <figure
      aria-label={`Cost against days: ${options.map(labelOf).join('; ')}`}
      className="mb-4 rounded-md border border-line bg-surface py-4 pr-10 pl-20 max-sm:pr-8 max-sm:pl-16"
    >
      <div aria-hidden="true" className="relative h-36 border-b border-line-strong">
        {cents.map((tick) => (
          <span
            key={tick}
            className="absolute inset-x-0 border-t border-line"
            style={{ bottom: `${(100 * tick) / (cents.at(-1) ?? 1)}%` }}
          >
            <span className="num absolute right-full mr-2 -translate-y-1/2 text-caption whitespace-nowrap">
              {roundedUsd(tick)}
            </span>
          </span>
        ))}
        {points.map((point) => (
          <Point
            key={point.option.transport_mode}
            point={point}
            isChosen={point.option.transport_mode === chosen?.transport_mode}
          />
        ))}
      </div>
      <div aria-hidden="true" className="relative h-5">
        {days.map((tick, index) => (
          <span
            key={tick}
            className="num absolute top-1 -translate-x-1/2 text-caption whitespace-nowrap"
            style={{ left: `${(100 * tick) / (days.at(-1) ?? 1)}%` }}
          >
            {index === days.length - 1 ? counted(tick, 'day') : tick}
          </span>
        ))}
      </div>
    </figure>
  );
}

const SIDES: Record<ChartPoint['side'], string> = {
  right: 'left-full ml-2 top-1/2 -translate-y-1/2',
  left: 'right-full mr-2 top-1/2 -translate-y-1/2',
  above: 'bottom-full left-1/2 -translate-x-1/2',
  below: 'top-full left-1/2 -translate-x-1/2',
};

function Point({ point: { option, x, y, side }, isChosen }: { point: ChartPoint; isChosen: boolean }) {
  return (
    <span
      className={classNames(
        'absolute size-3.5 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-surface',
        isChosen && 'outline-2 outline-ink',
      )}
      style={{ left: `${x}%`, bottom: `${y}%`, backgroundColor: `var(--mode-${option.transport_mode})` }}
    >
      <span
        className={`absolute bg-surface/80 px-0.5 text-caption whitespace-nowrap text-ink ${SIDES[side]}`}
      >
        <b className="font-semibold">{MODE_NAMES[option.transport_mode]}</b>{' '}
        <span className="num max-sm:hidden">{roundedUsd(option.estimated_cost_cents)}</span>
      </span>
    </span>
  );
}

function labelOf({ transport_mode, estimated_cost_cents, delivery_days }: RouteOption): string {
  return `${MODE_NAMES[transport_mode]} ${roundedUsd(estimated_cost_cents)}, ${counted(delivery_days, 'day')}`;
}

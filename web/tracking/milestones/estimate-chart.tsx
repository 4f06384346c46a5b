import type { TrackedShipment } from '#contract/tracking/tracking.ts';
import { dayText } from '#domain/calendar/local-time.ts';
import { useReader } from '../reader.ts';
import { estimateSteps } from './estimate-steps.ts';

interface EstimateChartProps {
  estimates: TrackedShipment['estimate_history'];
  promised_day: string | null;
  time_zone: string;
}

const WIDTH = 320;
const HEIGHT = 96;
const MARGIN = 8;

/** The estimate over time as steps, above or below the dashed line of the promise. The table beside it has the words. */
export function EstimateChart({ estimates, promised_day, time_zone }: EstimateChartProps) {
  const { locale } = useReader();
  const { steps, promised_y } = estimateSteps(estimates, promised_day ? new Date(promised_day) : null);
  const last = steps.at(-1);
  if (!last) return null;
  const x = (share: number) => MARGIN + share * (WIDTH - 2 * MARGIN);
  const y = (share: number) => MARGIN + share * (HEIGHT - 2 * MARGIN);
  const line = steps
    .map((step, index) => (index === 0 ? `M${x(step.x)} ${y(step.y)}` : `H${x(step.x)}V${y(step.y)}`))
    .join('');
  return (
    <figure className="mt-3">
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full max-w-md">
        {promised_y !== null && (
          <line
            x1={MARGIN}
            x2={WIDTH - MARGIN}
            y1={y(promised_y)}
            y2={y(promised_y)}
            stroke="var(--line-strong)"
            strokeDasharray="4 4"
          />
        )}
        <path d={line} fill="none" stroke="var(--ink)" strokeWidth="2" />
        {steps.map((step, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: two estimates may be equal
            key={index}
            cx={x(step.x)}
            cy={y(step.y)}
            r="4"
            fill={step === last ? 'var(--ink)' : 'var(--surface)'}
            stroke="var(--ink)"
            strokeWidth="2"
          />
        ))}
      </svg>
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-caption">
        <span>{promised_day && `Dashed: planned ${dayText(promised_day, locale)}`}</span>
        <span className="font-semibold text-ink">Now {dayText(last.at, locale, time_zone)}</span>
      </figcaption>
    </figure>
  );
}

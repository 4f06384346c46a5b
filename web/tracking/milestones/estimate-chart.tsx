import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { dayMonthText, dayText } from '#domain/calendar/local-time.ts';
import { useReader } from '../reader.ts';
import { estimateSteps } from './estimate-steps.ts';

interface EstimateChartProps {
  estimates: TrackedShipment['estimate_history'];
  promised_day: string | null;
  time_zone: string;
}

const WIDTH = 320;
const HEIGHT = 116;
const MARGIN = 8;
/** For the days of delivery at the left and the days of the estimates below. */
const LEFT = 56;
const BELOW = 28;
/** Labels of days that are closer would overlap. */
const LINE_HEIGHT = 14;

/**
 * The estimate over time as steps, above or below the dashed line of the promise, with the days on both axes. The table beside
 * it has the words.
 */
export function EstimateChart({ estimates, promised_day, time_zone }: EstimateChartProps) {
  const { locale } = useReader();
  const { steps, promised_y } = estimateSteps(estimates, promised_day ? new Date(promised_day) : null);
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return null;
  const x = (share: number) => LEFT + share * (WIDTH - LEFT - MARGIN);
  const y = (share: number) => MARGIN + share * (HEIGHT - MARGIN - BELOW);
  const line = steps
    .map((step, index) => (index === 0 ? `M${x(step.x)} ${y(step.y)}` : `H${x(step.x)}V${y(step.y)}`))
    .join('');
  const from = dayMonthText(first.made_at, time_zone);
  const until = dayMonthText(last.made_at, time_zone);
  const promiseHasRoom = promised_y !== null && Math.abs(y(promised_y) - y(last.y)) > LINE_HEIGHT;
  return (
    <figure className="mt-3">
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full max-w-md">
        {promised_y !== null && (
          <line
            x1={LEFT}
            x2={WIDTH - MARGIN}
            y1={y(promised_y)}
            y2={y(promised_y)}
            stroke="var(--line-strong)"
            strokeDasharray="4 4"
          />
        )}
        <g fontSize="12" fill="var(--ink-3)">
          {promised_day && promiseHasRoom && (
            <text y={y(promised_y) + 4}>{dayMonthText(new Date(promised_day), 'UTC')}</text>
          )}
          <text y={y(last.y) + 4} fill="var(--ink)" fontWeight="600">
            {dayMonthText(last.at, time_zone)}
          </text>
          <text x={LEFT} y={HEIGHT - 4}>
            {from}
          </text>
          {until !== from && (
            <text x={WIDTH - MARGIN} y={HEIGHT - 4} textAnchor="end">
              {until}
            </text>
          )}
        </g>
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

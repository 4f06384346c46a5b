import { roundedAmount } from '#web/shipments/amounts.ts';
import { type MonthSpending, monthName } from './month-names.ts';
import { roundTop } from './spending-scale.ts';

const FILLED = 0.6;

interface SpendingChartProps {
  months: readonly MonthSpending[];
  /** The one of all months. */
  currency: string;
}

/** A bar per month, as high as there is room, at least 7 rem; the current month is dashed. Decorative: the table has the same data. */
export function SpendingChart({ months, currency }: SpendingChartProps) {
  const top = roundTop(months.map(({ spent_cents }) => spent_cents));
  const step = 100 / months.length;
  return (
    <div
      aria-hidden="true"
      className="grid flex-1 grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-3"
    >
      <div className="num -mb-[9px] flex flex-col justify-between text-right text-caption">
        {[top, top / 2, 0].map((cents) => (
          <span key={cents}>{roundedAmount(cents, currency)}</span>
        ))}
      </div>
      <svg aria-hidden="true" className="mt-[9px] block h-[calc(100%-9px)] min-h-28 w-full overflow-visible">
        {['0', '50%'].map((y) => (
          <line key={y} x1="0" x2="100%" y1={y} y2={y} stroke="var(--line)" shapeRendering="crispEdges" />
        ))}
        {months.map(({ month, spent_cents }, index) => {
          const height = (spent_cents / top) * 100;
          const isCurrent = index === months.length - 1;
          return (
            <rect
              key={month}
              x={`${(index + (1 - FILLED) / 2) * step}%`}
              width={`${FILLED * step}%`}
              y={`${100 - height}%`}
              height={`${height}%`}
              fill={isCurrent ? 'var(--brand-weak)' : 'var(--brand)'}
              stroke={isCurrent ? 'var(--brand)' : 'none'}
              strokeDasharray={isCurrent ? '3 3' : undefined}
            />
          );
        })}
        <line x1="0" x2="100%" y1="100%" y2="100%" stroke="var(--ink)" strokeWidth="1.5" />
      </svg>
      <ol className="col-start-2 flex text-center text-caption">
        {months.map(({ month }) => (
          <li key={month} className="min-w-0 flex-1 pt-1.5">
            <span className="max-sm:hidden">{monthName(month, 'short')}</span>
            <span className="sm:hidden">{monthName(month, 'narrow')}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

import { roundedAmount } from '#web/shipments/amounts.ts';
import { type MonthSpending, monthName } from './month-names.ts';
import { roundTop } from './spending-scale.ts';

const HEIGHT = 112;
const FILLED = 0.6;

interface SpendingChartProps {
  months: readonly MonthSpending[];
  /** The one of all months. */
  currency: string;
}

/** A bar per month; the current month is dashed. Decorative: the table has the same data. */
export function SpendingChart({ months, currency }: SpendingChartProps) {
  const top = roundTop(months.map(({ spent_cents }) => spent_cents));
  const step = 100 / months.length;
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <div
        className="num flex flex-col justify-between text-right text-caption"
        style={{ height: HEIGHT + 18 }}
      >
        {[top, top / 2, 0].map((cents) => (
          <span key={cents}>{roundedAmount(cents, currency)}</span>
        ))}
      </div>
      <svg aria-hidden="true" className="mt-[9px] block w-full overflow-visible" height={HEIGHT}>
        {[0, HEIGHT / 2].map((y) => (
          <line key={y} x1="0" x2="100%" y1={y + 0.5} y2={y + 0.5} stroke="var(--line)" />
        ))}
        {months.map(({ month, spent_cents }, index) => {
          const height = (spent_cents / top) * HEIGHT;
          const isCurrent = index === months.length - 1;
          return (
            <rect
              key={month}
              x={`${(index + (1 - FILLED) / 2) * step}%`}
              width={`${FILLED * step}%`}
              y={HEIGHT - height}
              height={height}
              fill={isCurrent ? 'var(--brand-weak)' : 'var(--brand)'}
              stroke={isCurrent ? 'var(--brand)' : 'none'}
              strokeDasharray={isCurrent ? '3 3' : undefined}
            />
          );
        })}
        <line x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} stroke="var(--ink)" strokeWidth="1.5" />
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

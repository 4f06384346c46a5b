import { MAX_NUMBERS } from '#domain/shipments/typed-numbers.ts';
import { Chart, type ChartView } from '#web/static-map/chart.tsx';
import { Neatline } from '#web/static-map/neatline.tsx';

/** Full-width crop from Rotterdam to New York. */
const WIDE_VIEW: ChartView = [0, 90, 1440, 472];

/** The initial state: the chart and a hint about tracking numbers. */
export function EmptySheet() {
  return (
    <figure>
      <Neatline className="h-[330px] bg-surface sm:h-[430px]">
        <Chart className="absolute inset-0 sm:hidden" />
        <Chart view={WIDE_VIEW} className="absolute inset-0 max-sm:hidden" />
      </Neatline>
      <figcaption className="prose-width mt-3 text-ui text-ink-2">
        A tracking number looks like <span className="code text-ink">GS123456789</span>: the letters GS and
        nine digits. You’ll find it in your booking confirmation and on your documents. Track up to{' '}
        {MAX_NUMBERS} numbers, separated by commas, spaces or lines.
      </figcaption>
    </figure>
  );
}

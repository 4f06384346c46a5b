import { MOST_NUMBERS } from '#domain/shipments/typed-numbers.ts';
import { Chart, type ChartView } from '#web/static-map/chart.tsx';
import { Neatline } from '#web/static-map/neatline.tsx';

/** As wide as the page: from Rotterdam's lane to New York's. */
const WIDE_VIEW: ChartView = [0, 90, 1440, 472];

/** Before anything is asked: the chart at rest, and what to ask with. */
export function EmptySheet() {
  return (
    <figure>
      <Neatline className="h-[300px] bg-surface sm:h-[430px]">
        <Chart className="absolute inset-0 sm:hidden" />
        <Chart view={WIDE_VIEW} className="absolute inset-0 max-sm:hidden" />
      </Neatline>
      <figcaption className="mt-3 text-ui text-ink-2">
        A tracking number looks like <span className="code text-ink">GS123456789</span>: the letters GS and
        nine digits. You find it in the confirmation of your booking and on your documents. Up to{' '}
        {MOST_NUMBERS} numbers at once, separated by commas, spaces or lines, give a list.
      </figcaption>
    </figure>
  );
}

import { Chart, type ChartView } from '#web/static-map/chart.tsx';
import { Neatline } from '#web/static-map/neatline.tsx';
import { places } from '#web/static-map/pacific-lanes.ts';
import { classNames } from '#web/ui/class-names.ts';
import { OfficeKey } from './office-key.tsx';

const VIEW: ChartView = [120, -70, 1370, 620];
const [LEFT, TOP, WIDTH, HEIGHT] = VIEW;

/** Chart positions of office cities. Add the city here for a new office. */
const ON_CHART: Readonly<Record<string, readonly [number, number]>> = {
  'Los Angeles': places.losAngeles,
  'New York': places.newYork,
  Rotterdam: places.rotterdam,
  Singapore: places.singapore,
};

/** The offices as letters on the chart. Decorative: the list below has the same content. */
export function OfficeChart({ cities }: { cities: readonly string[] }) {
  return (
    <Neatline className="aspect-[1370/620] w-full">
      <Chart view={VIEW} withLanes={false} className="absolute inset-0" />
      {cities.map((city, index) => {
        const [x, y] = ON_CHART[city] ?? [];
        if (x === undefined || y === undefined) return null;
        const nearRightEdge = (x - LEFT) / WIDTH > 0.6;
        return (
          <div
            key={city}
            aria-hidden="true"
            className={classNames(
              'absolute flex -translate-y-1/2 items-center gap-2',
              nearRightEdge
                ? '-translate-x-[calc(100%-0.75rem)] flex-row-reverse sm:-translate-x-[calc(100%-0.875rem)]'
                : '-translate-x-3 sm:-translate-x-3.5',
            )}
            style={{ left: `${((x - LEFT) / WIDTH) * 100}%`, top: `${((y - TOP) / HEIGHT) * 100}%` }}
          >
            <OfficeKey index={index} />
            <span className="rounded-xs bg-surface/85 px-1 text-dense font-semibold whitespace-nowrap max-sm:hidden">
              {city}
            </span>
          </div>
        );
      })}
    </Neatline>
  );
}

import { Suspense } from 'react';
import type { OfferedOption } from '#contract/routing.ts';
import type { Unavailable } from '#domain/routing/route-option.ts';
import type { ServiceType } from '#domain/shipments/service-type.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { CarbonNote } from './carbon-note.tsx';
import { isPriced } from './priced-option.ts';
import { ROUTE_COLUMNS, RouteRow } from './route-row.tsx';
import { routeTag } from './route-tags.ts';
import { UnavailableModes } from './unavailable-modes.tsx';

const CostDaysChart = lazyWithRetry(async () => (await import('./cost-days-chart.tsx')).CostDaysChart);

interface RouteComparisonProps {
  /** Cheapest first; fastest first without prices. */
  options: readonly OfferedOption[];
  unavailable: readonly Unavailable[];
  service: ServiceType;
  chosen: OfferedOption | undefined;
  onChoose: (option: OfferedOption) => void;
}

/** A table that is a radio group: each row is an option, its figures are in columns (cards on a phone). */
export function RouteComparison({ options, unavailable, service, chosen, onChoose }: RouteComparisonProps) {
  const priced = options.every(isPriced) ? options.filter(isPriced) : null;
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2 text-ui text-ink-2">
        {priced ? 'Choose a route, cheapest first.' : 'Choose a route, fastest first.'}
      </legend>
      {options.length > 1 && priced && (
        <Suspense fallback={<Skeleton className="mb-4 h-49.5 rounded-md" />}>
          <CostDaysChart options={priced} chosen={priced.find((option) => option === chosen)} />
        </Suspense>
      )}
      <div className="overflow-hidden rounded-md border border-line bg-surface @max-3xl:flex @max-3xl:flex-col @max-3xl:gap-3 @max-3xl:overflow-visible @max-3xl:border-0 @max-3xl:bg-transparent">
        <div
          aria-hidden="true"
          className={`${ROUTE_COLUMNS} bg-sunken py-2 text-caption font-semibold text-ink-2 @max-3xl:hidden`}
        >
          <span className="col-start-2">Route</span>
          <span className="text-right">Cost</span>
          <span className="text-right">Delivery</span>
          <span className="text-right">CO2e</span>
        </div>
        {options.map((option) => (
          <RouteRow
            key={option.transport_mode}
            option={option}
            service={service}
            tag={routeTag(option, options)}
            checked={option.transport_mode === chosen?.transport_mode}
            onChoose={() => onChoose(option)}
          />
        ))}
      </div>
      <UnavailableModes unavailable={unavailable} />
      <CarbonNote options={options} />
    </fieldset>
  );
}

import { Suspense, useState } from 'react';
import type { OfferedOption } from '#contract/routing.ts';
import type { Unavailable } from '#domain/routing/route-option.ts';
import { counted } from '#web/shipments/amounts.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import type { WizardForm } from '../wizard-form.ts';
import { CarbonNote } from './carbon-note.tsx';
import { isPriced } from './priced-option.ts';
import { hoursIn } from './route-quantities.ts';
import { ROUTE_COLUMNS, RouteRow } from './route-row.tsx';
import { type RouteSort, sortRoutes } from './route-sort.ts';
import { routeTag } from './route-tags.ts';
import { SortSwitch } from './sort-switch.tsx';
import { UnavailableModes } from './unavailable-modes.tsx';

const CostDaysChart = lazyWithRetry(async () => (await import('./cost-days-chart.tsx')).CostDaysChart);

const ORDERS: Record<RouteSort, string> = {
  cost: 'cheapest first',
  days: 'fastest first',
  co2e: 'lowest CO2e first',
};

interface RouteComparisonProps {
  /** Cheapest first; fastest first without prices. */
  options: readonly OfferedOption[];
  unavailable: readonly Unavailable[];
  form: WizardForm;
  chosen: OfferedOption | undefined;
  onChoose: (option: OfferedOption) => void;
}

/** A table that is a radio group: each row is an option, its figures are in columns (cards on a phone). */
export function RouteComparison({ options, unavailable, form, chosen, onChoose }: RouteComparisonProps) {
  const priced = options.every(isPriced) ? options.filter(isPriced) : null;
  const sorts: readonly RouteSort[] = priced ? ['cost', 'days', 'co2e'] : ['days', 'co2e'];
  const [wanted, setWanted] = useState<RouteSort>('cost');
  const sort = priced || wanted !== 'cost' ? wanted : 'days';
  const max_hours = Math.max(...options.map(({ transit }) => hoursIn(transit)));
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2 text-ui text-ink-2">Choose a route, {ORDERS[sort]}.</legend>
      {options.length > 1 && <SortSwitch sorts={sorts} sort={sort} onSort={setWanted} />}
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
        {sortRoutes(options, sort).map((option) => (
          <RouteRow
            key={option.transport_mode}
            option={option}
            service={form.service_type}
            max_hours={max_hours}
            tag={routeTag(option, options)}
            checked={option.transport_mode === chosen?.transport_mode}
            onChoose={() => onChoose(option)}
          />
        ))}
        <div
          aria-hidden="true"
          className="num flex justify-between pr-4 pb-2 pl-13.5 text-caption @max-3xl:hidden"
        >
          <span>0</span>
          <span>{counted(Math.round(max_hours / 24), 'day')}</span>
        </div>
      </div>
      <UnavailableModes form={form} unavailable={unavailable} />
      <CarbonNote options={options} />
    </fieldset>
  );
}

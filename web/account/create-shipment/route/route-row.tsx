import type { ReactNode } from 'react';
import type { OfferedOption } from '#contract/routing.ts';
import { priceBasis } from '#domain/shipments/price-basis.ts';
import { SERVICE_PROMISES, type ServiceType } from '#domain/shipments/service-type.ts';
import { counted, roundedUsd } from '#web/shipments/amounts.ts';
import { MODE_NAMES, ModeIcon } from '#web/shipments/mode-icon.tsx';
import { DaysBar } from './days-bar.tsx';
import { reliabilityText } from './route-labels.ts';
import { chargeableWeightText, co2e } from './route-quantities.ts';

/** The right columns must fit '$1,284,500', '118 days' and '1,284,500 kg CO2e'. */
export const ROUTE_COLUMNS =
  'grid grid-cols-[1.25rem_minmax(0,1fr)_7rem_9.5rem_9.5rem] items-start gap-x-4 border-l-2 border-transparent px-4';

interface RouteRowProps {
  option: OfferedOption;
  service: ServiceType;
  tag: string | undefined;
  /** Of the slowest option, for the scale of the days. */
  max_hours: number;
  checked: boolean;
  onChoose: () => void;
}

export function RouteRow({ option, service, tag, max_hours, checked, onChoose }: RouteRowProps) {
  const { name, promise } = SERVICE_PROMISES[service];
  return (
    <label
      className={`${ROUTE_COLUMNS} border-t border-t-line py-3 hover:bg-sunken has-checked:border-l-brand has-checked:bg-brand-weak has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink @max-3xl:grid-cols-[1.25rem_minmax(0,1fr)] @max-3xl:gap-y-1.5 @max-3xl:rounded-md @max-3xl:border @max-3xl:border-l-2 @max-3xl:border-line @max-3xl:bg-surface`}
    >
      <input
        type="radio"
        name="route"
        value={option.transport_mode}
        checked={checked}
        onChange={onChoose}
        className="choice-box size-5"
      />
      <span className="flex min-w-0 items-start gap-2.5">
        <ModeIcon mode={option.transport_mode} className="mt-0.5" />
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="text-ui font-semibold">{MODE_NAMES[option.transport_mode]}</span>
            {tag && (
              <span className="rounded-sm border border-brand px-1.5 text-caption font-semibold text-brand">
                {tag}
              </span>
            )}
          </span>
          <span className="block text-dense text-ink-2">{option.description}</span>
          <span className="block text-dense text-ink-2">
            {chargeableWeightText(option.chargeable_kg)} chargeable weight,{' '}
            {counted(option.waypoints, 'stop')}, {reliabilityText(option)}
          </span>
        </span>
      </span>
      {option.estimated_cost_cents === null ? (
        <Fact name="Cost">—</Fact>
      ) : (
        <Fact name="Cost" strong note={priceBasis(option)}>
          {roundedUsd(option.estimated_cost_cents)}
        </Fact>
      )}
      <Fact name="Delivery" note={option.slower_than_promised && `Slower than ${name} promises (${promise})`}>
        {counted(option.delivery_days, 'day')}
      </Fact>
      <Fact name="CO2e">{option.emissions ? co2e(option.emissions.co2e_kg) : '—'}</Fact>
      <span className="col-start-2 -col-end-1 mt-2">
        <DaysBar transit={option.transit} max_hours={max_hours} />
      </span>
    </label>
  );
}

interface FactProps {
  name: string;
  strong?: boolean;
  note?: string | false;
  children: ReactNode;
}

function Fact({ name, strong, note, children }: FactProps) {
  return (
    <span className="min-w-0 @max-3xl:col-start-2 @3xl:text-right">
      <span className="flex items-baseline justify-between gap-2 @3xl:justify-end">
        <span className="text-caption @3xl:sr-only">{name}</span>
        <span className={`num text-dense whitespace-nowrap ${strong ? 'font-bold' : ''}`}>{children}</span>
      </span>
      {note && <span className="block text-caption text-ink-2 @max-3xl:text-right">{note}</span>}
    </span>
  );
}

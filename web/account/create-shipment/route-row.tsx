import type { ReactNode } from 'react';
import type { RouteOption } from '#domain/routing/route-option.ts';
import { counted, daysUntil, quantity, roundedUsd } from '#web/shipments/amounts.ts';
import { MODE_NAMES, ModeGlyph } from '#web/shipments/mode-glyph.tsx';
import { chargeableWeightText, co2e } from './route-quantities.ts';

export const ROUTE_COLUMNS =
  'grid grid-cols-[1.25rem_minmax(0,1fr)_4rem_4rem_5rem_7rem_5rem_3rem] items-center gap-x-3 border-l-2 border-transparent px-4';

interface RouteRowProps {
  option: RouteOption;
  tags: readonly string[];
  checked: boolean;
  onChoose: () => void;
}

export function RouteRow({ option, tags, checked, onChoose }: RouteRowProps) {
  const days = daysUntil(new Date(option.estimated_delivery), new Date());
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
        <ModeGlyph mode={option.transport_mode} className="mt-0.5" />
        <span className="min-w-0">
          <span className="block text-ui font-semibold">{MODE_NAMES[option.transport_mode]}</span>
          <span className="block text-dense text-ink-2">{option.description}</span>
          <span className="block text-dense text-ink-2">
            {chargeableWeightText(option.chargeable_kg)} chargeable weight
          </span>
          {tags.length > 0 && (
            <span className="block text-dense font-semibold text-brand first-letter:uppercase">
              {tags.join(' · ')}
            </span>
          )}
        </span>
      </span>
      <Fact name="Cost" strong>
        {roundedUsd(option.estimated_cost_cents)}
      </Fact>
      <Fact name="Delivery">{counted(days, 'day')}</Fact>
      <Fact name="Carbon">{quantity(option.carbon_footprint, 'kg CO2')}</Fact>
      <Fact name="CO2e, this shipment">{option.emissions ? co2e(option.emissions.co2e_kg) : '—'}</Fact>
      <Fact name="Reliability">{option.reliability_score}%</Fact>
      <Fact name="Stops">{option.waypoints}</Fact>
    </label>
  );
}

function Fact({ name, strong, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <span className="flex items-baseline justify-between gap-2 @max-3xl:col-start-2 @3xl:justify-end">
      <span className="text-caption @3xl:sr-only">{name}</span>
      <span className={`num text-dense whitespace-nowrap ${strong ? 'font-bold' : ''}`}>{children}</span>
    </span>
  );
}

import type { ReactNode } from 'react';
import { SHIPMENT_STATUSES } from '#domain/shipments/shipment-statuses.ts';
import { MODE_NAMES, ModeIcon } from '#web/shipments/mode-icon.tsx';
import { StatusDot } from '#web/status/status-badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { FilterPopoverProps } from './filter-popover.tsx';
import { MODES } from './shipment-view.ts';

/** The choices of the filter, each with the number of its results. */
export function FilterChoices({ view, facets, onChange }: FilterPopoverProps) {
  return (
    <>
      <fieldset>
        <legend className="mb-1 text-ui font-semibold">Status</legend>
        {SHIPMENT_STATUSES.map((status) => (
          <Choice
            key={status}
            found={facets && (facets.status[status] ?? 0)}
            checked={view.status.includes(status)}
            onToggle={() => onChange({ status: toggled(view.status, status) })}
          >
            <StatusDot status={status} />
          </Choice>
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-1 text-ui font-semibold">Mode</legend>
        {MODES.map((mode) => (
          <Choice
            key={mode}
            found={facets && (facets.mode[mode] ?? 0)}
            checked={view.mode.includes(mode)}
            onToggle={() => onChange({ mode: toggled(view.mode, mode) })}
          >
            <ModeIcon mode={mode} className="size-4" />
            {MODE_NAMES[mode]}
          </Choice>
        ))}
      </fieldset>
    </>
  );
}

interface ChoiceProps {
  checked: boolean;
  /** The number of results with this option. */
  found: number | null | undefined;
  onToggle: () => void;
  children: ReactNode;
}

function Choice({ checked, found, onToggle, children }: ChoiceProps) {
  return (
    <label className="-mx-2 flex min-h-9 items-center gap-3 rounded-sm px-2 text-ui hover:bg-brand-weak max-sm:min-h-11">
      <input type="checkbox" checked={checked} onChange={onToggle} className="choice-box size-5 shrink-0" />
      <span className={classNames('inline-flex items-center gap-1.5', found === 0 && 'text-ink-3')}>
        {children}
      </span>
      {typeof found === 'number' && (
        <span className="num ml-auto text-dense text-ink-2">{found.toLocaleString('en-US')}</span>
      )}
    </label>
  );
}

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

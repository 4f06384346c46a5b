import ListFilter from 'lucide-react/icons/list-filter';
import type { ReactNode } from 'react';
import { SHIPMENT_STATUSES } from '#domain/shipments/shipment-statuses.ts';
import { MODE_NAMES, ModeGlyph } from '#web/shipments/mode-glyph.tsx';
import { StatusDot } from '#web/shipments/status-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { MODES, type ShipmentView } from './shipment-view.ts';
import type { ChangeView } from './use-shipment-view.ts';

interface FilterPopoverProps {
  view: ShipmentView;
  onChange: ChangeView;
}

/** Statuses and modes; each press is a choice of its own, and shows at once. */
export function FilterPopover({ view, onChange }: FilterPopoverProps) {
  const chosen = view.status.length + view.mode.length;
  return (
    <Popover
      label="Filter"
      align="end"
      className="grid gap-4 p-4 sm:w-104 sm:grid-cols-[1fr_10rem]"
      trigger={
        <Button
          variant="secondary"
          icon={<ListFilter aria-hidden="true" />}
          className="h-11 sm:h-11"
          aria-label={chosen > 0 ? `Filter, ${chosen} chosen` : undefined}
        >
          Filter
          {chosen > 0 && <span className="num">{chosen}</span>}
        </Button>
      }
    >
      <fieldset>
        <legend className="mb-1 text-ui font-semibold">Status</legend>
        {SHIPMENT_STATUSES.map((status) => (
          <Choice
            key={status}
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
            checked={view.mode.includes(mode)}
            onToggle={() => onChange({ mode: toggled(view.mode, mode) })}
          >
            <ModeGlyph mode={mode} className="size-4" />
            {MODE_NAMES[mode]}
          </Choice>
        ))}
      </fieldset>
    </Popover>
  );
}

interface ChoiceProps {
  checked: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Choice({ checked, onToggle, children }: ChoiceProps) {
  return (
    <label className="-mx-2 flex min-h-9 items-center gap-3 rounded-sm px-2 text-ui hover:bg-brand-weak max-sm:min-h-11">
      <input type="checkbox" checked={checked} onChange={onToggle} className="choice-box size-5 shrink-0" />
      <span className="inline-flex items-center gap-1.5">{children}</span>
    </label>
  );
}

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

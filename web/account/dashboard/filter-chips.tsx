import X from 'lucide-react/icons/x';
import { capitalize } from '#domain/validation/capitalize.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';
import { statusLabels } from '#web/status/status-appearance.ts';
import { Button } from '#web/ui/button.tsx';
import { ATTENTION_VIEWS, isNarrowed, type ShipmentView, WHOLE } from './shipment-view.ts';
import type { ChangeView } from './use-shipment-view.ts';

interface FilterChipsProps {
  view: ShipmentView;
  onChange: ChangeView;
}

/** The active filters; clicking one removes it. */
export function FilterChips({ view, onChange }: FilterChipsProps) {
  if (!isNarrowed(view)) return null;
  const { q, status, mode, attention } = view;
  return (
    <ul aria-label="Filters" className="flex flex-wrap items-center gap-2">
      {q !== '' && <Chip label={`“${q}”`} onRemove={() => onChange({ q: '' })} />}
      {attention && (
        <Chip label={ATTENTION_VIEWS[attention]} onRemove={() => onChange({ attention: undefined })} />
      )}
      {status.map((one) => (
        <Chip
          key={one}
          label={capitalize(statusLabels(one))}
          onRemove={() => onChange({ status: status.filter((other) => other !== one) })}
        />
      ))}
      {mode.map((one) => (
        <Chip
          key={one}
          label={MODE_NAMES[one]}
          onRemove={() => onChange({ mode: mode.filter((other) => other !== one) })}
        />
      ))}
      <li>
        <Button variant="ghost" onClick={() => onChange(WHOLE)}>
          Clear all
        </Button>
      </li>
    </ul>
  );
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <li>
      <button
        type="button"
        aria-label={`Remove filter ${label}`}
        onClick={onRemove}
        className="inline-flex h-9 max-w-64 items-center gap-2 rounded-sm border border-line-strong bg-brand-weak px-3 text-dense hover:bg-sunken max-sm:h-11"
      >
        <span className="truncate">{label}</span>
        <X aria-hidden="true" className="size-4 shrink-0" />
      </button>
    </li>
  );
}

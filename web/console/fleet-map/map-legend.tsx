import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';
import { VehicleIcon } from './vehicle-icon.tsx';

const MODES = Object.keys(MODE_NAMES) as TransportMode[];

const RINGS = [
  { label: 'Late', ring: 'border-danger' },
  { label: 'In customs', ring: 'border-st-customs-dot' },
];

/** The map's legend: modes by shape, what needs attention by its ring. */
export function MapLegend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-dense text-ink-2">
      {MODES.map((mode) => (
        <li key={mode} className="inline-flex items-center gap-1">
          <VehicleIcon mode={mode} />
          {MODE_NAMES[mode]}
        </li>
      ))}
      {RINGS.map(({ label, ring }) => (
        <li key={label} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-3.5 rounded-full border-[2.5px] ${ring}`} />
          {label}
        </li>
      ))}
    </ul>
  );
}

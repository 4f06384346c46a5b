import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { MODE_NAMES } from '#web/shipments/mode-glyph.tsx';
import { VehicleGlyph } from './vehicle-glyph.tsx';

const MODES = Object.keys(MODE_NAMES) as TransportMode[];

/** The map's legend. */
export function MapLegend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-dense text-ink-2">
      {MODES.map((mode) => (
        <li key={mode} className="inline-flex items-center gap-1">
          <VehicleGlyph mode={mode} />
          {MODE_NAMES[mode]}
        </li>
      ))}
    </ul>
  );
}

import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SHAPE_SIZE, VEHICLE_SHAPES } from './vehicle-shapes.ts';

const colours: Record<TransportMode, string> = {
  air: 'fill-mode-air',
  sea: 'fill-mode-sea',
  road: 'fill-mode-road',
  rail: 'fill-mode-rail',
};

interface VehicleIconProps {
  mode: TransportMode;
  /** Degrees clockwise from true north. */
  heading?: number;
  className?: string;
}

/** A vehicle's mark as on the map. Decorative: the mode is shown as text beside it. */
export function VehicleIcon({ mode, heading = 0, className }: VehicleIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SHAPE_SIZE} ${SHAPE_SIZE}`}
      className={classNames('size-5 shrink-0', colours[mode], className)}
    >
      <path d={VEHICLE_SHAPES[mode]} transform={`rotate(${heading} ${SHAPE_SIZE / 2} ${SHAPE_SIZE / 2})`} />
    </svg>
  );
}

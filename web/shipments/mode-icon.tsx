import Plane from 'lucide-react/icons/plane';
import Ship from 'lucide-react/icons/ship';
import TrainFront from 'lucide-react/icons/train-front';
import Truck from 'lucide-react/icons/truck';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { classNames } from '../ui/class-names.ts';

const icons = { air: Plane, sea: Ship, road: Truck, rail: TrainFront };
const colours: Record<TransportMode, string> = {
  air: 'text-mode-air',
  sea: 'text-mode-sea',
  road: 'text-mode-road',
  rail: 'text-mode-rail',
};

export const MODE_NAMES: Record<TransportMode, string> = {
  air: 'Air',
  sea: 'Sea',
  road: 'Road',
  rail: 'Rail',
};

/** A mode's icon. Decorative: the mode is shown as text beside it. */
export function ModeIcon({ mode, className }: { mode: TransportMode; className?: string }) {
  const Icon = icons[mode];
  return <Icon aria-hidden="true" className={classNames('size-5 shrink-0', colours[mode], className)} />;
}

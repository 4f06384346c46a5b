import Plane from 'lucide-react/icons/plane';
import Ship from 'lucide-react/icons/ship';
import Stamp from 'lucide-react/icons/stamp';
import TrainFront from 'lucide-react/icons/train-front';
import Truck from 'lucide-react/icons/truck';
import Warehouse from 'lucide-react/icons/warehouse';
import type { Service } from '#content/services.ts';

const icons: Record<Service['slug'], { Icon: typeof Ship; colour: string }> = {
  'ocean-freight': { Icon: Ship, colour: 'text-mode-sea' },
  'air-freight': { Icon: Plane, colour: 'text-mode-air' },
  'road-transport': { Icon: Truck, colour: 'text-mode-road' },
  'rail-freight': { Icon: TrainFront, colour: 'text-mode-rail' },
  'customs-clearance': { Icon: Stamp, colour: 'text-ink-2' },
  warehousing: { Icon: Warehouse, colour: 'text-ink-2' },
};

/** A service's icon. Decorative: its name is shown beside it. */
export function ServiceIcon({ slug }: { slug: Service['slug'] }) {
  const { Icon, colour } = icons[slug];
  return <Icon aria-hidden="true" className={`size-6 shrink-0 ${colour}`} />;
}

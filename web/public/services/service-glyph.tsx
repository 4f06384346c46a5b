import Plane from 'lucide-react/icons/plane';
import Ship from 'lucide-react/icons/ship';
import Stamp from 'lucide-react/icons/stamp';
import TrainFront from 'lucide-react/icons/train-front';
import Truck from 'lucide-react/icons/truck';
import Warehouse from 'lucide-react/icons/warehouse';
import type { Service } from '#content/services.ts';

const icons: Record<Service['slug'], { Glyph: typeof Ship; colour: string }> = {
  'ocean-freight': { Glyph: Ship, colour: 'text-mode-sea' },
  'air-freight': { Glyph: Plane, colour: 'text-mode-air' },
  'road-transport': { Glyph: Truck, colour: 'text-mode-road' },
  'rail-freight': { Glyph: TrainFront, colour: 'text-mode-rail' },
  'customs-clearance': { Glyph: Stamp, colour: 'text-ink-2' },
  warehousing: { Glyph: Warehouse, colour: 'text-ink-2' },
};

/** A service's icon. Decorative: its name is shown beside it. */
export function ServiceGlyph({ slug }: { slug: Service['slug'] }) {
  const { Glyph, colour } = icons[slug];
  return <Glyph aria-hidden="true" className={`size-6 shrink-0 ${colour}`} />;
}

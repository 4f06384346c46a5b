import Stamp from 'lucide-react/icons/stamp';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { equipmentNumberText } from './milestone-text.ts';

/** Says which containers are on hold, and leads to their rows; nothing while none is. */
export function HoldBanner({ equipment }: Pick<TrackedShipment, 'equipment'>) {
  const held = equipment.filter(({ state }) => state === 'on_hold');
  if (held.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-st-customs-dot bg-st-customs-bg px-4 py-3 text-ui text-st-customs-fg sm:px-5">
      <Stamp aria-hidden="true" className="size-5 shrink-0" />
      <span>
        <span className="font-semibold">
          {held.length} of {equipment.length} {equipment.length === 1 ? 'container' : 'containers'} on hold:
        </span>{' '}
        {held.map(({ number }) => equipmentNumberText(number)).join(', ')}
      </span>
      <a href="#equipment-heading" data-print="none" className="ml-auto font-semibold underline max-sm:ml-8">
        See containers
      </a>
    </p>
  );
}

import Rows3 from 'lucide-react/icons/rows-3';
import { DENSITIES, type Density } from '#domain/views/density.ts';
import { IconButton } from '../icon-button.tsx';
import { LazyPopover } from '../overlays/lazy-popover.tsx';
import { ROW_HEIGHTS } from './density.ts';

const NAMES: Record<Density, string> = { comfortable: 'Comfortable', normal: 'Normal', compact: 'Compact' };

interface DensityMenuProps {
  density: Density;
  onChange: (density: Density) => void;
}

/** Selects the row height. */
export function DensityMenu({ density, onChange }: DensityMenuProps) {
  return (
    <LazyPopover
      label="Density"
      className="w-56 p-2"
      trigger={<IconButton label="Density" bordered icon={<Rows3 aria-hidden="true" />} />}
    >
      <fieldset>
        <legend className="px-2 py-1 text-caption">Row height</legend>
        {DENSITIES.map((one) => (
          <label
            key={one}
            className="flex min-h-9 items-center gap-3 rounded-sm px-2 text-dense hover:bg-brand-weak max-sm:min-h-11"
          >
            <input
              type="radio"
              name="density"
              checked={one === density}
              onChange={() => onChange(one)}
              className="choice-box size-4.5 shrink-0"
            />
            {NAMES[one]}
            <span className="num ml-auto text-caption">{ROW_HEIGHTS[one]} px</span>
          </label>
        ))}
      </fieldset>
    </LazyPopover>
  );
}

import Columns3 from 'lucide-react/icons/columns-3';
import { Button } from '../button.tsx';
import { LazyPopover } from '../overlays/lazy-popover.tsx';

interface ColumnMenuProps {
  columns: readonly { id: string; header: string }[];
  hidden: readonly string[];
  onHide: (hidden: string[]) => void;
}

/** Selects the visible columns. The first column is always visible. */
export function ColumnMenu({ columns, hidden, onHide }: ColumnMenuProps) {
  const [, ...choosable] = columns;
  return (
    <LazyPopover
      label="Columns"
      className="w-56 p-2"
      trigger={
        <Button variant="secondary" icon={<Columns3 aria-hidden="true" />}>
          Columns
        </Button>
      }
    >
      <fieldset>
        <legend className="px-2 py-1 text-caption">Show</legend>
        {choosable.map(({ id, header }) => (
          <label
            key={id}
            className="flex min-h-9 items-center gap-3 rounded-sm px-2 text-dense hover:bg-brand-weak max-sm:min-h-11"
          >
            <input
              type="checkbox"
              checked={!hidden.includes(id)}
              onChange={({ target }) =>
                onHide(target.checked ? hidden.filter((other) => other !== id) : [...hidden, id])
              }
              className="choice-box size-4.5 shrink-0"
            />
            {header}
          </label>
        ))}
      </fieldset>
    </LazyPopover>
  );
}

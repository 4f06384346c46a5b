import { Command } from 'cmdk';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import type { PaletteItem } from './palette-commands.ts';

interface PaletteGroupProps {
  heading: string;
  items: readonly PaletteItem[];
  onChoose: (item: PaletteItem) => void;
}

export function PaletteGroup({ heading, items, onChoose }: PaletteGroupProps) {
  if (items.length === 0) return null;
  return (
    <Command.Group
      heading={heading}
      className="px-2 pt-2 [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-caption"
    >
      {items.map((item) => (
        <Command.Item
          key={item.id}
          value={item.id}
          onSelect={() => onChoose(item)}
          className="group flex min-h-9 cursor-pointer items-center gap-3 rounded-sm px-2 py-1 text-dense aria-selected:bg-brand-weak max-sm:min-h-11"
        >
          <span className="shrink-0 font-semibold tabular-nums">{item.label}</span>
          <span className="min-w-0 flex-1 truncate text-ink-2 max-sm:line-clamp-2 max-sm:whitespace-normal">
            {item.detail}
          </span>
          <CornerDownLeft
            aria-hidden="true"
            className="invisible size-4 shrink-0 text-ink-2 group-aria-selected:visible max-sm:hidden"
          />
        </Command.Item>
      ))}
    </Command.Group>
  );
}

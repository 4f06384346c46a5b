import { Command } from 'cmdk';
import { Button } from '#web/ui/button.tsx';
import type { PaletteItem } from './palette-commands.ts';
import { PaletteGroup } from './palette-group.tsx';
import type { PaletteGroups } from './use-palette-groups.ts';

interface PaletteResultsProps {
  typed: string;
  found: PaletteGroups;
  onChoose: (item: PaletteItem) => void;
}

/**
 * The result groups. Status messages (searching, no results, invalid check digit, error) are outside the listbox, which
 * may contain only options.
 */
export function PaletteResults({ typed, found, onChoose }: PaletteResultsProps) {
  const { groups, searching, failed, retry, mistyped } = found;
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      {mistyped && (
        <p className="px-4 pt-3 text-dense">
          Check <span className="code">{mistyped}</span>: its check digit doesn’t match.
        </p>
      )}
      <Command.List label="Results" className="min-h-0 overflow-y-auto">
        {groups.map(({ heading, items }) => (
          <PaletteGroup key={heading} heading={heading} items={items} onChoose={onChoose} />
        ))}
      </Command.List>
      {count === 0 && !searching && !failed && !mistyped && (
        <p className="px-4 py-6 text-dense text-ink-2">No results for “{typed.trim()}”.</p>
      )}
      {failed && (
        <div className="flex items-center justify-between gap-3 px-4 py-2 text-dense">
          <p>Some results could not be loaded.</p>
          <Button variant="secondary" onClick={retry}>
            Retry
          </Button>
        </div>
      )}
      <p role="status" className={searching && count === 0 ? 'px-4 py-6 text-dense text-ink-2' : 'sr-only'}>
        {searching ? 'Searching…' : `${count} found`}
      </p>
    </>
  );
}

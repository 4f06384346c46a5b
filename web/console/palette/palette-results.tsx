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

/** The groups, and beside their list, which holds nothing but choices, in words what else is to be said: searching, nothing, a wrong digit, no connection. */
export function PaletteResults({ typed, found, onChoose }: PaletteResultsProps) {
  const { groups, searching, failed, retry, mistyped } = found;
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      {mistyped && (
        <p className="px-4 pt-3 text-dense">
          <span className="code">{mistyped}</span> is no tracking number: one of its digits is wrong.
        </p>
      )}
      <Command.List label="Results" className="min-h-0 overflow-y-auto">
        {groups.map(({ heading, items }) => (
          <PaletteGroup key={heading} heading={heading} items={items} onChoose={onChoose} />
        ))}
      </Command.List>
      {count === 0 && !searching && !failed && !mistyped && (
        <p className="px-4 py-6 text-dense text-ink-2">Nothing is called “{typed.trim()}”.</p>
      )}
      {failed && (
        <div className="flex items-center justify-between gap-3 px-4 py-2 text-dense">
          <p>Shipments, quotes and clients could not all be searched.</p>
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

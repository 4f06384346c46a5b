import { Command } from 'cmdk';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import type { Session } from '#domain/people/person.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { closeUnderToast } from '#web/ui/overlays/close-under-toast.ts';
import { useReturnFocus } from '#web/ui/overlays/return-focus.ts';
import { paletteRecents } from './palette-recents.ts';
import { PaletteResults } from './palette-results.tsx';
import { usePaletteChoice } from './use-palette-choice.ts';
import { usePaletteGroups } from './use-palette-groups.ts';
import { useSelected } from './use-selection.ts';

const MOVES = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End']);

interface PaletteProps {
  person: Session;
  sync: () => void;
  onClose: () => void;
  onShortcuts: () => void;
}

/** The command palette: searches numbers, names, screens and actions. Escape closes it and restores focus. */
export function Palette({ person, sync, onClose, onShortcuts }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const [recents] = useState(() => paletteRecents(person.user_id, Date.now()));
  const found = usePaletteGroups(typed, person, recents);
  const { selected, select, onMove, reset } = useSelected(
    found.groups.flatMap(({ items }) => items.map(({ id }) => id)),
  );
  const choose = usePaletteChoice({ person, sync, onClose, onShortcuts });
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-deep/50" />
        <Dialog.Content
          {...returnFocus}
          onKeyDown={closeUnderToast(onClose)}
          aria-describedby={undefined}
          data-palette=""
          className="fixed inset-0 z-50 flex animate-rise flex-col bg-raised text-ink shadow-dialog sm:inset-auto sm:top-[12vh] sm:left-1/2 sm:max-h-[70vh] sm:w-[calc(100vw-4rem)] sm:max-w-[40rem] sm:-translate-x-1/2 sm:rounded-lg sm:border sm:border-line"
        >
          <Dialog.Title className="sr-only">Search or jump to</Dialog.Title>
          <Command
            shouldFilter={false}
            loop
            label="Search or jump to"
            value={selected}
            onValueChange={select}
            onKeyDownCapture={({ key }) => MOVES.has(key) && onMove()}
            onPointerMoveCapture={onMove}
            className="flex min-h-0 flex-1 flex-col"
          >
            <div className="flex items-center gap-3 border-b border-line px-4 py-1">
              <Search aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
              <Command.Input
                value={typed}
                onValueChange={(text) => {
                  setTyped(text);
                  reset();
                }}
                maxLength={100}
                placeholder="Number, client, quote, screen or action"
                className="h-11 min-w-0 flex-1 bg-transparent text-body shadow-none! outline-none! placeholder:text-ink-3"
              />
              <Dialog.Close asChild>
                <IconButton label="Close" icon={<X aria-hidden="true" />} />
              </Dialog.Close>
            </div>
            <div className="flex min-h-0 flex-1 flex-col pb-3">
              <PaletteResults typed={typed} found={found} onChoose={choose} />
            </div>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

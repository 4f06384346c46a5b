import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import type { Session } from '#domain/people/person.ts';
import { SignOutButton } from '#web/people/sign-out-button.tsx';
import { ThemeSwitch } from '#web/theme/theme-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { ConsoleNav } from './console-nav.tsx';

interface ConsoleMenuProps {
  person: Session;
  counts: Readonly<Record<string, number>>;
  sync: () => void;
  syncing: boolean;
}

/** The navigation of a phone, and header items that don't fit on a narrow screen. */
export function ConsoleMenu({ person, counts, sync, syncing }: ConsoleMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Menu"
        icon={<Menu aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="-ml-2 md:hidden"
      />
      <Sheet open={open} onOpenChange={setOpen} title="Menu">
        <ConsoleNav person={person} counts={counts} onOpen={() => setOpen(false)} />
        <div className="flex flex-col gap-3 border-t border-line p-4">
          <ThemeSwitch />
          <Button variant="secondary" pending={syncing} onClick={sync}>
            Sync data
          </Button>
          <SignOutButton label="Disconnect" />
        </div>
      </Sheet>
    </>
  );
}

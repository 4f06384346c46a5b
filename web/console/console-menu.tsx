import type { Session } from '#domain/people/person.ts';
import { SignOutButton } from '#web/people/sign-out-button.tsx';
import { SidebarMenu } from '#web/shell/sidebar/sidebar-menu.tsx';
import { ThemeSwitch } from '#web/theme/theme-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConsoleNav } from './console-nav.tsx';

interface ConsoleMenuProps {
  person: Session;
  counts: Readonly<Record<string, number>>;
  sync: () => void;
  syncing: boolean;
}

/** The navigation of a phone, and header items that don't fit on a narrow screen. */
export function ConsoleMenu({ person, counts, sync, syncing }: ConsoleMenuProps) {
  return (
    <SidebarMenu className="-ml-2 md:hidden">
      {(close) => (
        <>
          <div className="pt-2.5">
            <ConsoleNav person={person} counts={counts} onOpen={close} />
          </div>
          <div className="flex flex-col gap-3 border-t border-line p-4">
            <div>
              <ThemeSwitch />
            </div>
            <Button variant="secondary" pending={syncing} onClick={sync}>
              Sync data
            </Button>
            <SignOutButton label="Disconnect" />
          </div>
        </>
      )}
    </SidebarMenu>
  );
}

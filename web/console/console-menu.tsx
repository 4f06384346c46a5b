import Menu from 'lucide-react/icons/menu';
import { SignOutButton } from '#web/people/sign-out-button.tsx';
import { ThemeSwitch } from '#web/theme/theme-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { ConsoleNav } from './console-nav.tsx';

interface ConsoleMenuProps {
  screens: readonly { label: string; to: string }[];
  sync: () => void;
  syncing: boolean;
}

/** Header items that don't fit on a narrow screen. */
export function ConsoleMenu({ screens, sync, syncing }: ConsoleMenuProps) {
  return (
    <Popover
      label="Menu"
      className="w-72 p-3"
      trigger={<IconButton label="Menu" icon={<Menu aria-hidden="true" />} className="lg:hidden" />}
    >
      <ConsoleNav screens={screens} stacked />
      <div className="mt-3 flex flex-col gap-3 border-t border-line pt-3">
        <ThemeSwitch />
        <Button variant="secondary" pending={syncing} onClick={sync}>
          Sync data
        </Button>
        <SignOutButton label="Disconnect" />
      </div>
    </Popover>
  );
}

import Ellipsis from 'lucide-react/icons/ellipsis';
import { DropdownMenu } from 'radix-ui';
import { createContext, type ReactNode, type RefObject, useContext, useRef, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { closeUnderToast } from './close-under-toast.ts';
import { leaveMovedFocus } from './return-focus.ts';

const Opener = createContext<RefObject<HTMLButtonElement | null> | null>(null);

interface MoreMenuProps {
  /** The object of the actions: 'More for Packing list'. */
  name: string;
  children: ReactNode;
  /** The button that opens it. */
  button?: RefObject<HTMLButtonElement | null>;
}

/** A menu for an object's less frequent actions. */
export function MoreMenu({ name, children, button }: MoreMenuProps) {
  const own = useRef<HTMLButtonElement>(null);
  const opener = button ?? own;
  const [open, setOpen] = useState(false);
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>
        <IconButton ref={opener} bordered label={`More for ${name}`} icon={<Ellipsis aria-hidden="true" />} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={leaveMovedFocus}
          onKeyDown={closeUnderToast(() => setOpen(false))}
          className="z-50 min-w-52 animate-rise rounded-md border border-line bg-raised p-1 text-dense text-ink shadow-popover"
        >
          <Opener value={opener}>{children}</Opener>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  children: ReactNode;
  disabled?: boolean;
  onSelect: () => void;
}

export function MenuItem({ children, disabled = false, onSelect }: MenuItemProps) {
  const opener = useContext(Opener);
  const select = () => {
    // A dialog opened from here restores focus on close. This item will be unmounted by then, so focus the menu's button.
    opener?.current?.focus();
    onSelect();
  };
  return (
    <DropdownMenu.Item
      disabled={disabled}
      onSelect={select}
      className="focus-inset flex min-h-8 cursor-pointer items-center rounded-xs px-2 data-disabled:text-ink-3 data-highlighted:bg-brand-weak max-sm:min-h-11"
    >
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1 border-t border-line" />;
}

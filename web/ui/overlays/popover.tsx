import { Popover as RadixPopover } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { closeUnderToast } from './close-under-toast.ts';
import { leaveMovedFocus } from './return-focus.ts';

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Accessible name of the panel. */
  label: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
}

/** Opens by click or Enter. Escape closes it and restores focus. */
export function Popover({
  trigger,
  label,
  children,
  align = 'end',
  open,
  onOpenChange,
  className,
}: PopoverProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const change = (isOpen: boolean) => {
    setOwnOpen(isOpen);
    onOpenChange?.(isOpen);
  };
  return (
    <RadixPopover.Root open={open ?? ownOpen} onOpenChange={change}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          onCloseAutoFocus={leaveMovedFocus}
          onKeyDown={closeUnderToast(() => change(false))}
          className={classNames(
            'z-40 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-2rem)] animate-rise overflow-y-auto',
            'rounded-md border border-line bg-raised text-ink shadow-popover',
            className,
          )}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

import Check from 'lucide-react/icons/check';
import { DropdownMenu } from 'radix-ui';
import { type ReactElement, useRef } from 'react';
import type { SelectableStatus } from '#domain/shipments/selectable-status.ts';
import { StatusDot } from '#web/status/status-badge.tsx';
import { closeUnderToast } from '#web/ui/overlays/close-under-toast.ts';
import { SELECTABLE_STATUSES } from './status-labels.ts';

interface StatusMenuProps {
  /** The button that the menu is anchored to. */
  trigger: ReactElement;
  label: string;
  status?: string;
  onSelect: (status: SelectableStatus) => void;
  /** Called before the menu unmounts, so that the caller can restore focus. */
  onClose: () => void;
}

/** The status menu, open when mounted. */
export function StatusMenu({ trigger, label, status = '', onSelect, onClose }: StatusMenuProps) {
  const isPlaced = useRef(false);
  const focusCurrent = (menu: HTMLElement | null) => {
    if (!menu || isPlaced.current) return;
    isPlaced.current = true;
    requestAnimationFrame(() => {
      const current = menu.querySelector<HTMLElement>('[aria-checked="true"]');
      (current ?? menu.querySelector<HTMLElement>('[role="menuitemradio"]'))?.focus();
    });
  };
  return (
    <DropdownMenu.Root defaultOpen modal={false} onOpenChange={(open) => open || onClose()}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          ref={focusCurrent}
          aria-label={label}
          aria-labelledby={undefined}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onKeyDown={closeUnderToast(onClose)}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="z-40 min-w-52 animate-rise rounded-md border border-line bg-raised p-1 text-dense text-ink shadow-popover"
        >
          <DropdownMenu.RadioGroup
            value={status}
            onValueChange={(chosen) => onSelect(chosen as SelectableStatus)}
          >
            {SELECTABLE_STATUSES.map((one) => (
              <DropdownMenu.RadioItem
                key={one}
                value={one}
                className="focus-inset flex min-h-8 items-center justify-between gap-4 rounded-xs px-2 data-highlighted:bg-brand-weak max-sm:min-h-11"
              >
                <StatusDot status={one} />
                <DropdownMenu.ItemIndicator>
                  <Check aria-hidden="true" className="size-4" />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

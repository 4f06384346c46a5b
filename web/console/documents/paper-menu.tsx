import Ellipsis from 'lucide-react/icons/ellipsis';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import type { PaperSize } from '#domain/documents/paper-size.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface PaperMenuProps {
  name: string;
  locked: boolean;
  onSave: (size: PaperSize) => void;
  onCopyLink: () => void;
  onVoid: () => void;
}

/** What is done with a document less often. */
export function PaperMenu({ name, locked, onSave, onCopyLink, onVoid }: PaperMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton bordered label={`More for ${name}`} icon={<Ellipsis aria-hidden="true" />} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-40 min-w-52 animate-rise rounded-md border border-line bg-raised p-1 text-dense text-ink shadow-popover"
        >
          <Item onSelect={() => onSave('a4')}>Download, A4</Item>
          <Item onSelect={() => onSave('letter')}>Download, Letter</Item>
          <Item onSelect={onCopyLink}>Copy verification link</Item>
          <DropdownMenu.Separator className="my-1 border-t border-line" />
          <Item disabled={locked} onSelect={onVoid}>
            Void…
          </Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface ItemProps {
  children: ReactNode;
  disabled?: boolean;
  onSelect: () => void;
}

function Item({ children, disabled = false, onSelect }: ItemProps) {
  return (
    <DropdownMenu.Item
      disabled={disabled}
      onSelect={onSelect}
      className="focus-inset flex min-h-8 cursor-pointer items-center rounded-xs px-2 data-disabled:text-ink-3 data-highlighted:bg-brand-weak max-sm:min-h-11"
    >
      {children}
    </DropdownMenu.Item>
  );
}

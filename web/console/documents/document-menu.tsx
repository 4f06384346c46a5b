import type { PaperSize } from '#domain/documents/paper-size.ts';
import { MenuItem, MenuSeparator, MoreMenu } from '#web/ui/more-menu.tsx';

interface PaperMenuProps {
  name: string;
  locked: boolean;
  onSave: (size: PaperSize) => void;
  onCopyLink: () => void;
  onVoid: () => void;
}

/** What is done with a document less often. */
export function DocumentMenu({ name, locked, onSave, onCopyLink, onVoid }: PaperMenuProps) {
  return (
    <MoreMenu name={name}>
      <MenuItem onSelect={() => onSave('a4')}>Download, A4</MenuItem>
      <MenuItem onSelect={() => onSave('letter')}>Download, Letter</MenuItem>
      <MenuItem onSelect={onCopyLink}>Copy verification link</MenuItem>
      <MenuSeparator />
      <MenuItem disabled={locked} onSelect={onVoid}>
        Void…
      </MenuItem>
    </MoreMenu>
  );
}

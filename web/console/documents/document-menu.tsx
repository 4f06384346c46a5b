import type { PaperSize } from '#domain/documents/paper-size.ts';
import { MenuItem, MenuSeparator, MoreMenu } from '#web/ui/overlays/more-menu.tsx';

interface DocumentMenuProps {
  name: string;
  locked: boolean;
  onSave: (size: PaperSize) => void;
  onCopyLink: () => void;
  /** Null where there are no originals to surrender. */
  onSurrender: (() => void) | null;
  onVoid: () => void;
}

/** The less frequent actions on a document. */
export function DocumentMenu({ name, locked, onSave, onCopyLink, onSurrender, onVoid }: DocumentMenuProps) {
  return (
    <MoreMenu name={name}>
      <MenuItem onSelect={() => onSave('a4')}>Download, A4</MenuItem>
      <MenuItem onSelect={() => onSave('letter')}>Download, Letter</MenuItem>
      <MenuItem onSelect={onCopyLink}>Copy verification link</MenuItem>
      <MenuSeparator />
      {onSurrender && (
        <MenuItem disabled={locked} onSelect={onSurrender}>
          Record surrender…
        </MenuItem>
      )}
      <MenuItem disabled={locked} onSelect={onVoid}>
        Void…
      </MenuItem>
    </MoreMenu>
  );
}

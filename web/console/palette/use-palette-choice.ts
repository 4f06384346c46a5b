import { useNavigate } from 'react-router';
import type { Session } from '#domain/people/person.ts';
import { useSignOut } from '#web/people/sign-out.ts';
import { useTheme } from '#web/theme/theme.ts';
import type { PaletteItem } from './palette-commands.ts';
import { storeRecent } from './palette-recents.ts';

interface PaletteContext {
  person: Session;
  sync: () => void;
  onClose: () => void;
  onShortcuts: () => void;
}

/** Returns a function that navigates to an item or runs its action. */
export function usePaletteChoice({ person, sync, onClose, onShortcuts }: PaletteContext) {
  const navigate = useNavigate();
  const [, chooseTheme] = useTheme();
  const signOut = useSignOut();
  return (item: PaletteItem) => {
    if (item.act === 'shortcuts') return onShortcuts();
    onClose();
    if (item.to !== undefined) {
      storeRecent(person.user_id, item, Date.now());
      void navigate(item.to);
    } else if (item.act === 'sync') sync();
    else if (item.act === 'disconnect') signOut.write();
    else if (item.act) chooseTheme(item.act);
  };
}

import { useCallback, useEffect, useState } from 'react';
import { takesKeys } from '#web/ui/fields/keyboard-input.ts';

type Opened = 'palette' | 'shortcuts';

/** Ctrl+K or Cmd+K toggles the palette; '?' opens the shortcuts unless focus is in a text field. */
export function usePaletteKeys() {
  const [opened, open] = useState<Opened | null>(null);
  const close = useCallback(() => open(null), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey) {
        // Not while a dialog is open: navigating away could lose unsaved changes.
        if (document.querySelector('[role="dialog"]:not([data-palette]), [role="alertdialog"]')) return;
        event.preventDefault();
        open((now) => (now === 'palette' ? null : 'palette'));
      } else if (key === '?' && !ctrlKey && !metaKey && !altKey) {
        if (takesKeys(target)) return;
        event.preventDefault();
        open('shortcuts');
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return { opened, open, close };
}

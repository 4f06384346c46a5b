import { useCallback, useEffect, useState } from 'react';

const WRITING = 'input, textarea, select, [contenteditable="true"]';
const BUSY = `${WRITING}, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]`;

export type Opened = 'palette' | 'shortcuts';

/** Ctrl or Cmd with K opens the palette and closes it; '?' the list of shortcuts, unless somebody is writing. */
export function usePaletteKeys() {
  const [opened, open] = useState<Opened | null>(null);
  const close = useCallback(() => open(null), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey) {
        // A dialog that holds unsaved work stays: the palette would lead away from under it.
        if (document.querySelector('[role="dialog"]:not([data-palette]), [role="alertdialog"]')) return;
        event.preventDefault();
        open((now) => (now === 'palette' ? null : 'palette'));
      } else if (key === '?' && !ctrlKey && !metaKey && !altKey) {
        if (target instanceof Element && target.closest(BUSY)) return;
        event.preventDefault();
        open('shortcuts');
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return { opened, open, close };
}

import { useEffect, useRef } from 'react';

const WRITING = 'input, textarea, select, [contenteditable="true"]';

/** '/' goes to the field, unless somebody is writing or a dialog is open. */
export function useSearchKey() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest(`${WRITING}, [role="dialog"], [role="menu"]`)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return input;
}

import { useEffect, useRef } from 'react';

const TEXT_FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** '/' focuses the search field, unless focus is in a text field or a dialog is open. */
export function useSearchKey() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest(`${TEXT_FIELDS}, [role="dialog"], [role="menu"]`))
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return input;
}

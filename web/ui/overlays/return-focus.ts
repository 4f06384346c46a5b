import { useRef } from 'react';

/**
 * Restores focus when a dialog without a Radix trigger closes; Radix itself would lose it.
 * Spread the handlers on the dialog's content.
 */
export function useReturnFocus(initialFocus?: { current: HTMLElement | null }) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      if (!initialFocus?.current) return;
      event.preventDefault();
      initialFocus.current.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

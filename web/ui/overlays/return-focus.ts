import { useRef } from 'react';

/**
 * Restores focus when a dialog without a Radix trigger closes; Radix itself would lose it.
 * Spread the handlers on the dialog's content.
 */
export function useReturnFocus(
  initialFocus?: { current: HTMLElement | null },
  /** Finds the initial focus otherwise; by default Radix focuses the first focusable element. */
  firstIn?: (content: HTMLElement) => HTMLElement | null,
) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const first = initialFocus?.current ?? firstIn?.(event.currentTarget as HTMLElement);
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!hasMovedFocus() && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

/**
 * For `onCloseAutoFocus` of a popover or menu with a Radix trigger. Radix restores focus in a later task; on a busy
 * machine the user types elsewhere by then.
 */
export function leaveMovedFocus(event: Event): void {
  if (hasMovedFocus()) event.preventDefault();
}

/** Removing the focused element moves focus to the body, so focus anywhere else was moved on purpose. */
function hasMovedFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

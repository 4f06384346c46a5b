import type { KeyboardEvent } from 'react';

/**
 * A key handler for the content of an overlay: Escape closes it even while a toast is shown. Radix gives Escape to the
 * newest layer only, and toasts handle it without calling preventDefault. Every other handler calls it.
 */
export function closeUnderToast(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    close();
  };
}

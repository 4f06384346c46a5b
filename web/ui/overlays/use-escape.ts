import { useEffect, useEffectEvent } from 'react';

/**
 * Handles Escape in the capture phase, before the surrounding dialog. If the handler returns true, propagation stops.
 * For content inside a dialog that Escape closes first, such as a confirmation or a list of suggestions.
 */
export function useEscape(onEscape: (target: EventTarget | null) => boolean): void {
  const handle = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && handle(event.target)) event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
}

/** Closes an open list of suggestions and keeps the typed text, by blurring and refocusing the field. */
export function leaveSuggestions(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement) || !target.matches('[role="combobox"][aria-expanded="true"]'))
    return false;
  target.blur();
  target.focus();
  return true;
}

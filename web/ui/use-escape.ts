import { useEffect, useEffectEvent } from 'react';

/**
 * Escape, before the dialog around hears of it. The handler says whether it was meant for it; then nobody else
 * hears it. For what is open inside of a dialog: a question, a list of suggestions.
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

/** Suggestions are left by Escape, what was typed stays; leaving the field for a moment closes them. */
export function leaveSuggestions(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement) || !target.matches('[role="combobox"][aria-expanded="true"]'))
    return false;
  target.blur();
  target.focus();
  return true;
}

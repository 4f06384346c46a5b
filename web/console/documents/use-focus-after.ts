import { useEffect, useRef } from 'react';

/**
 * Moves focus to the next useful button when a change of state removes the one that was pressed. Without scrolling, because
 * a colleague may have made the change.
 */
export function useFocusAfter(state: string) {
  const button = useRef<HTMLButtonElement>(null);
  const previous = useRef(state);
  useEffect(() => {
    if (previous.current !== state && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    previous.current = state;
  }, [state]);
  return button;
}

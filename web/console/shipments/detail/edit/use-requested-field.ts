import { useEffect } from 'react';

/** The dialog takes focus first when it opens. */
const AFTER_OPENING_MS = 100;

/** Focuses the control that a link targets, by its id. */
export function useRequestedField(id: string | null): void {
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => {
      const field = document.getElementById(id);
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    }, AFTER_OPENING_MS);
    return () => clearTimeout(timer);
  }, [id]);
}

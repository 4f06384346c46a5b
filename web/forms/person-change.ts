import { useEffect } from 'react';

const EVENT = 'groundswell:person-change';

/** Calls back when a person signs out on this tab, or another one signs in, for forms that are open then. */
export function usePersonChange(callback: () => void): void {
  useEffect(() => {
    window.addEventListener(EVENT, callback);
    return () => window.removeEventListener(EVENT, callback);
  }, [callback]);
}

export function announcePersonChange(): void {
  window.dispatchEvent(new Event(EVENT));
}

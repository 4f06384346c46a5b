import { useEffect, useEffectEvent } from 'react';
import { STORED_SESSION_KEY } from './stored-session.ts';

/** Calls back when the person signs out in another tab. A session that expires does not count. */
export function useSignOutElsewhere(callback: () => void): void {
  const signedOut = useEffectEvent(callback);
  useEffect(() => {
    const inAnotherTab = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== STORED_SESSION_KEY || newValue || !oldValue) return;
      // An expired session is removed later than it expires.
      if (new Date(JSON.parse(oldValue).expires_at) > new Date()) signedOut();
    };
    window.addEventListener('storage', inAnotherTab);
    return () => window.removeEventListener('storage', inAnotherTab);
  }, []);
}

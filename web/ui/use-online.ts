import { useSyncExternalStore } from 'react';

/** Whether the browser reports a network connection. */
export function useOnline() {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** When the browser went offline. Null while online. */
export function useOfflineSince(): Date | null {
  return useSyncExternalStore(subscribe, offlineSince, () => null);
}

let since: Date | null = null;

/** A stable date until the browser is online again. Without a subscriber at that time, the first call counts as the start. */
function offlineSince(): Date | null {
  if (navigator.onLine) since = null;
  else since ??= new Date();
  return since;
}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

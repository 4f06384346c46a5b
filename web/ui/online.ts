import { useSyncExternalStore } from 'react';

/** Whether the browser believes it has a network. */
export function useOnline() {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** When the browser lost its network; null while it has one. */
export function useOfflineSince(): Date | null {
  return useSyncExternalStore(subscribe, offlineSince, () => null);
}

let since: Date | null = null;

/** The same date until the network is back; when nobody watched it go, when it was first missed. */
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

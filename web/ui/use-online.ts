import { useSyncExternalStore } from 'react';

export const OFFLINE = 'You are offline.';
/** Below a form that preserves its entries. */
export const OFFLINE_ENTRIES_STAY = 'You are offline. Your entries stay here.';
export const OFFLINE_SEND_LATER = 'You are offline. Your entries stay here until you can send them.';
export const OFFLINE_DO_LATER = 'You are offline. You can do this when you’re back online.';

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

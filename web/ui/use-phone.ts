import { useSyncExternalStore } from 'react';

const QUERY = '(width < 40rem)';

/** Whether the window is narrower than 640 px. For screens that render different elements on a phone; use CSS otherwise. */
export function useIsPhone() {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}

function subscribe(onChange: () => void) {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

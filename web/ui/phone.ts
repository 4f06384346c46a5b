import { useSyncExternalStore } from 'react';

const QUERY = '(width < 40rem)';

/** Whether the window is as narrow as a phone (under 640 px): for screens that then need other elements. */
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

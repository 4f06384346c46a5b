import { useBeforeUnload, useBlocker } from 'react-router';

/** Before what was typed is left: by Escape, Close, Back, a link or a closed window. */
export function useLeaveQuestion(dirty: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        openIn(currentLocation.search) !== openIn(nextLocation.search)),
  );
  useBeforeUnload((event) => {
    if (dirty) event.preventDefault();
  });
  if (blocker.state !== 'blocked') return null;
  return { discard: () => blocker.proceed(), keep: () => blocker.reset() };
}

function openIn(search: string): string | null {
  return new URLSearchParams(search).get('shipment');
}

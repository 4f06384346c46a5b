import { useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

/**
 * Asks before unsaved changes are lost by Escape, Close, Back, a link or a closed window. Triggers when the page or any
 * of these URL `parameters` changes.
 */
export function useLeaveQuestion(isDirty: () => boolean, parameters: readonly string[]) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        parameters.some((name) => parameterOf(currentLocation, name) !== parameterOf(nextLocation, name))),
  );
  useBeforeUnload((event) => {
    if (isDirty()) event.preventDefault();
  });
  if (blocker.state !== 'blocked') return null;
  return { discard: () => blocker.proceed(), keep: () => blocker.reset() };
}

/** The same for a dialog that is open by state, not by the URL: `close` asks before unsaved changes are lost. */
export function useCloseQuestion(isDirty: () => boolean, onClose: () => void) {
  const [isClosing, setClosing] = useState(false);
  const leavingPage = useLeaveQuestion(isDirty, []);
  const closing = isClosing ? { discard: onClose, keep: () => setClosing(false) } : null;
  return {
    leaving: leavingPage ?? closing,
    close: () => (isDirty() ? setClosing(true) : onClose()),
  };
}

function parameterOf({ search }: { search: string }, name: string): string | null {
  return new URLSearchParams(search).get(name);
}

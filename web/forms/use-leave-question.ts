import { useContext, useEffect, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { PageGuardContext } from './guarded-forms.ts';

/**
 * Asks before unsaved changes are lost by Escape, Close, Back, a link or a closed window. Triggers when the page or any
 * of these URL `parameters` changes. On a page that asks as well, the dialog asks for both while it is open.
 */
export function useLeaveQuestion(isDirty: () => boolean, parameters: readonly string[]) {
  const page = useContext(PageGuardContext);
  useEffect(() => page?.suspend(), [page]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const leavesPage = currentLocation.pathname !== nextLocation.pathname;
    return (
      (leavesPage && page?.isDirty()) ||
      (isDirty() &&
        (leavesPage ||
          parameters.some((name) => parameterOf(currentLocation, name) !== parameterOf(nextLocation, name))))
    );
  });
  useBeforeUnload((event) => {
    if (isDirty() || page?.isDirty()) event.preventDefault();
  });
  if (blocker.state !== 'blocked') return null;
  return { discard: () => blocker.proceed(), keep: () => blocker.reset() };
}

/** The same for a dialog that is open by state, not by the URL: `close` asks before unsaved changes are lost. */
export function useCloseQuestion(isDirty: () => boolean, onClose: () => void) {
  const { leaving, close } = useCancelQuestion(isDirty, onClose);
  return { leaving: useLeaveQuestion(isDirty, []) ?? leaving, close };
}

/** For a form inside a page that asks before it is left: only Cancel asks here. */
export function useCancelQuestion(isDirty: () => boolean, onCancel: () => void) {
  const [isClosing, setClosing] = useState(false);
  return {
    leaving: isClosing ? { discard: onCancel, keep: () => setClosing(false) } : null,
    close: () => (isDirty() ? setClosing(true) : onCancel()),
  };
}

function parameterOf({ search }: { search: string }, name: string): string | null {
  return new URLSearchParams(search).get(name);
}

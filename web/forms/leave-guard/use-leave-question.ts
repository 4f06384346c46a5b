import { useContext, useEffect, useMemo, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { isLeft, PageGuardContext } from './page-guard.ts';

/** The question before unsaved changes are lost, while it is open. */
export interface Leaving {
  discard: () => void;
  keep: () => void;
}

/**
 * Asks before unsaved changes are lost by Escape, Close, Back, a link or a closed window. Triggers when the page or any
 * of these URL `parameters` changes. On a page that asks as well, the dialog asks for both while it is open.
 */
export function useLeaveQuestion(isDirty: () => boolean, parameters: readonly string[]) {
  const page = useContext(PageGuardContext);
  useEffect(() => page?.suspend(), [page]);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      (page?.loses(from, to) ?? false) || (isDirty() && isLeft(from, to, parameters)),
  );
  useBeforeUnload((event) => {
    if (isDirty() || page?.isDirty()) event.preventDefault();
  });
  return useMemo<Leaving | null>(
    () =>
      blocker.state === 'blocked' ? { discard: () => blocker.proceed(), keep: () => blocker.reset() } : null,
    [blocker],
  );
}

/** The same for a dialog that is open by state, even if a URL parameter closes it: `close` asks before unsaved changes are lost. */
export function useCloseQuestion(
  isDirty: () => boolean,
  onClose: () => void,
  parameters: readonly string[] = [],
) {
  const { leaving, close } = useCancelQuestion(isDirty, onClose);
  return { leaving: useLeaveQuestion(isDirty, parameters) ?? leaving, close };
}

/** For a form inside a page that asks before it is left: only Cancel asks here. */
export function useCancelQuestion(isDirty: () => boolean, onCancel: () => void) {
  const [isClosing, setClosing] = useState(false);
  return {
    leaving: isClosing ? { discard: onCancel, keep: () => setClosing(false) } : null,
    close: () => (isDirty() ? setClosing(true) : onCancel()),
  };
}

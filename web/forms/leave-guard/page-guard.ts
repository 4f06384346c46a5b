import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';

interface Address {
  pathname: string;
  search: string;
}

interface PageGuard {
  isDirty: () => boolean;
  /** Whether unsaved changes of the page are lost on the way from one address to the other. */
  loses: (from: Address, to: Address) => boolean;
  /** Stops the page's own question while a dialog asks, because a router has one blocker. Returns the reverse. */
  suspend: () => () => void;
}

/** The page that asks before it is left, for the dialogs on it. */
export const PageGuardContext = createContext<PageGuard | null>(null);

/** Whether a page is left, or a form on it closes because one of these URL parameters changes. */
export function isLeft(from: Address, to: Address, parameters: readonly string[]): boolean {
  return (
    from.pathname !== to.pathname ||
    parameters.some((name) => parameterOf(from, name) !== parameterOf(to, name))
  );
}

function parameterOf({ search }: Address, name: string): string | null {
  return new URLSearchParams(search).get(name);
}

/**
 * For a page, or a dialog with dialogs on it, that asks before unsaved changes are lost: `guard` is the value of
 * `PageGuardContext`. It asks itself unless `isSuspended`; then a dialog asks for it, and for the page behind it.
 */
export function usePageGuard(isDirty: () => boolean, parameters: readonly string[]) {
  const behind = useContext(PageGuardContext);
  const [openDialogs, setOpenDialogs] = useState(0);
  const newest = useRef({ isDirty, parameters });
  useLayoutEffect(() => {
    newest.current = { isDirty, parameters };
  });
  const guard = useMemo<PageGuard>(
    () => ({
      isDirty: () => newest.current.isDirty() || (behind?.isDirty() ?? false),
      loses: (from, to) =>
        (newest.current.isDirty() && isLeft(from, to, newest.current.parameters)) ||
        (behind?.loses(from, to) ?? false),
      suspend: () => {
        const resume = behind?.suspend();
        setOpenDialogs((dialogs) => dialogs + 1);
        return () => {
          setOpenDialogs((dialogs) => dialogs - 1);
          resume?.();
        };
      },
    }),
    [behind],
  );
  return { guard, isSuspended: openDialogs > 0 };
}

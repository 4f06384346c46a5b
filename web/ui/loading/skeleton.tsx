import { createContext, type ReactNode, useContext, useEffect, useReducer } from 'react';
import { classNames } from '../class-names.ts';

const DELAY_MS = 200;
const MINIMUM_MS = 400;

/** One placeholder bar or block. Give it the size of the content it replaces. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse rounded-xs bg-shoal-2 dark:bg-shoal-3', className)}
    />
  );
}

interface LoadableProps {
  loading: boolean;
  skeleton: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * Shows the skeleton only when loading takes longer than 200 ms, and then for at least 400 ms, so that nothing
 * flickers. Before that, it reserves the skeleton's space.
 */
export function Loadable({ loading, skeleton, children, className }: LoadableProps) {
  const phase = useLoadingPhase(loading);
  const report = useContext(LoadingReport);
  return (
    <div aria-busy={phase !== 'content'} className={className}>
      {phase === 'content' ? (
        children
      ) : (
        <div className={phase === 'waiting' ? 'invisible' : undefined}>{skeleton}</div>
      )}
      {phase === 'skeleton' && (
        <span ref={report} role={report ? undefined : 'status'} className="sr-only">
          Loading
        </span>
      )}
    </div>
  );
}

/**
 * Reports a part that is loading to the status of the page; the returned function ends it. Null where each part has its own
 * status, as in a dialog, which hides the page's from screen readers.
 */
export const LoadingReport = createContext<(() => () => void) | null>(null);

/** 'waiting' for the first 200 ms, then 'skeleton' for at least 400 ms, then 'content'. */
export function useLoadingPhase(loading: boolean): 'waiting' | 'skeleton' | 'content' {
  // The reducer reads `loading` during render, so a timer that fires while the content renders shows no skeleton after it.
  const [skeletonSince, setSkeletonSince] = useReducer(
    (since: number | null, now: number | null) => (loading ? (now ?? since) : null),
    null,
  );

  useEffect(() => {
    if (loading && skeletonSince === null) {
      const timer = setTimeout(() => setSkeletonSince(performance.now()), DELAY_MS);
      return () => clearTimeout(timer);
    }
    if (!loading && skeletonSince !== null) {
      const remaining = Math.max(0, MINIMUM_MS - (performance.now() - skeletonSince));
      const timer = setTimeout(() => setSkeletonSince(null), remaining);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [loading, skeletonSince]);

  if (skeletonSince !== null) return 'skeleton';
  return loading ? 'waiting' : 'content';
}

import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useState } from 'react';
import { Alert } from '../alert.tsx';

interface Group {
  /** Whether the group's own alert stands for those of its members. */
  isShown: boolean;
  report: (member: string, refetch: (() => unknown) | null) => void;
}

const JointFailure = createContext<Group | null>(null);

interface JointFailureBoundaryProps {
  what: string;
  /** Of the alert, such as its margin. */
  className?: string;
  children: ReactNode;
}

/**
 * Shows one alert when several parts of a screen fail to load, instead of one for each. `what` names the screen at the
 * start of a sentence: "Your dashboard".
 */
export function JointFailureBoundary({ what, className, children }: JointFailureBoundaryProps) {
  const [failed, setFailed] = useState<ReadonlyMap<string, () => unknown>>(new Map());
  const isShown = failed.size > 1;
  const group = useMemo(
    () => ({
      isShown,
      report: (member: string, refetch: (() => unknown) | null) =>
        setFailed((former) => {
          const next = new Map(former);
          if (refetch) next.set(member, refetch);
          else next.delete(member);
          return next;
        }),
    }),
    [isShown],
  );
  return (
    <JointFailure value={group}>
      {isShown && (
        <Alert
          className={className}
          title={`${what} could not be loaded.`}
          onRetry={() => {
            for (const refetch of failed.values()) void refetch();
          }}
        />
      )}
      {children}
    </JointFailure>
  );
}

/** Reports a part that failed to load; true while the screen's alert stands for it. */
export function useJointFailure(failed: boolean, refetch: () => unknown): boolean {
  const group = useContext(JointFailure);
  const member = useId();
  const report = group?.report;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query's `refetch` is stable, but not by its type
  useEffect(() => {
    if (!failed || !report) return;
    report(member, refetch);
    return () => report(member, null);
  }, [failed, report, member]);
  return failed && group?.isShown === true;
}

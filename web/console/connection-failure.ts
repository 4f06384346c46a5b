import { useEffect, useState } from 'react';
import { hasFailed } from '#web/ui/loading/query-boundary.tsx';
import { shownToasts, toast } from '#web/ui/overlays/toast.ts';

const FAILURE = {
  title: 'System Error',
  description: 'Failed to establish connection to command center',
  variant: 'destructive',
} as const;

/** A request without a response for this long counts as failed. */
export const HANGING_MS = 3_000;

interface Query {
  data: unknown;
  isError: boolean;
  failureCount: number;
  fetchStatus: 'fetching' | 'paused' | 'idle';
}

/** Shows the connection error toast, once even if several queries fail at the same time. */
export function showConnectionFailure(): void {
  if (!shownToasts().some(({ title }) => title === FAILURE.title)) toast(FAILURE);
}

/** Whether a query failed or its first request hangs. Shows the toast then, while the query is still retried. */
export function useConnectionFailure(query: Query): boolean {
  const isWaiting = query.data === undefined && query.fetchStatus === 'fetching';
  const [isHanging, setHanging] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setHanging(true), HANGING_MS);
    return () => {
      clearTimeout(timer);
      setHanging(false);
    };
  }, [isWaiting]);
  const failed = hasFailed(query) || (isWaiting && isHanging);
  useEffect(() => {
    if (failed) showConnectionFailure();
  }, [failed]);
  return failed;
}

import { useEffect } from 'react';
import { shownToasts, toast } from '#web/ui/overlays/toast.ts';
import { hasFailed } from '#web/ui/query-boundary.tsx';

const FAILURE = {
  title: 'System Error',
  description: 'Failed to establish connection to command center',
  variant: 'destructive',
} as const;

/** Shows the connection error toast, once even if several queries fail at the same time. */
export function showConnectionFailure(): void {
  if (!shownToasts().some(({ title }) => title === FAILURE.title)) toast(FAILURE);
}

/** Shows the connection error toast with the error in place, while the query is still retried. */
export function useConnectionFailure(query: { isError: boolean; failureCount: number }): void {
  const failed = hasFailed(query);
  useEffect(() => {
    if (failed) showConnectionFailure();
  }, [failed]);
}

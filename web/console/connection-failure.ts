import { useEffect } from 'react';
import { shownToasts, toast } from '#web/ui/overlays/toast.ts';

const FAILURE = {
  title: 'System Error',
  description: 'Failed to establish connection to command center',
  variant: 'destructive',
} as const;

/** Shows the connection error toast, once even if several queries fail at the same time. */
export function showConnectionFailure(): void {
  if (!shownToasts().some(({ title }) => title === FAILURE.title)) toast(FAILURE);
}

/** Shows the connection error toast when a query fails. The component also shows the error in place. */
export function useConnectionFailure(isError: boolean): void {
  useEffect(() => {
    if (isError) showConnectionFailure();
  }, [isError]);
}

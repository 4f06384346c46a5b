import { useEffect } from 'react';
import { shownToasts, toast } from '#web/ui/toast.ts';

const FAILURE = {
  title: 'System Error',
  description: 'Failed to establish connection to command center',
  variant: 'destructive',
} as const;

/** Says that the console's data could not be read; once, though much of it fails at the same time. */
export function showConnectionFailure(): void {
  if (!shownToasts().some(({ title }) => title === FAILURE.title)) toast(FAILURE);
}

/** The same when a reading fails; the place of its data says it too. */
export function useConnectionFailure(isError: boolean): void {
  useEffect(() => {
    if (isError) showConnectionFailure();
  }, [isError]);
}

import { useEffect } from 'react';
import { toast } from '#web/ui/toast.ts';

/** Says once that the console's data could not be read; the place of the data says it too. */
export function useConnectionFailure(isError: boolean): void {
  useEffect(() => {
    if (isError)
      toast({
        title: 'System Error',
        description: 'Failed to establish connection to command center',
        variant: 'destructive',
      });
  }, [isError]);
}

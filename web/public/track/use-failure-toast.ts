import { useEffect } from 'react';
import { isUnknownNumber } from '#web/tracking/use-tracked-shipment.ts';
import { toast } from '#web/ui/overlays/toast.ts';

/** Shows a toast for a failed look-up; `UnknownNumber` has its own. The screen also shows the error in place. */
export function useFailureToast({ error, errorUpdatedAt }: { error: unknown; errorUpdatedAt: number }): void {
  const unknown = isUnknownNumber(error);
  const failed = error !== null;
  useEffect(() => {
    if (!failed || unknown || errorUpdatedAt === 0) return;
    toast({
      variant: 'destructive',
      title: 'Error',
      description: 'Failed to fetch tracking information',
    });
  }, [failed, unknown, errorUpdatedAt]);
}

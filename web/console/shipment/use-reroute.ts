import { useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { call } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/refusal.ts';
import { counted } from '#web/shipments/amounts.ts';
import { toast } from '#web/ui/toast.ts';

const NOT_SENT = 'This did not reach us. Please try again in a moment.';

/** Plans the route of a shipment anew; `onPlanned` hears of every time that it was. */
export function useReroute(trackingNumber: string, onPlanned: () => void) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(false);
  const key = useRef<string | null>(null);

  const run = async (onDone?: () => void) => {
    if (running.current) return;
    running.current = true;
    key.current ??= uuid();
    setPending(true);
    setFailure(null);
    try {
      const { legs, kept, added } = await call.tracking.reroute(
        { trackingNumber },
        { context: { idempotencyKey: key.current } },
      );
      key.current = null;
      toast({
        title: 'Route planned anew',
        description: `${counted(legs, 'leg')}, ${counted(kept, 'waypoint')} kept, ${added} added.`,
      });
      onPlanned();
      onDone?.();
    } catch (error) {
      setFailure(sentenceOf(error, NOT_SENT));
      toast({ title: 'Error', description: 'Failed to plan the route', variant: 'destructive' });
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { run: (onDone?: () => void) => void run(onDone), pending, failure };
}

export type Reroute = ReturnType<typeof useReroute>;

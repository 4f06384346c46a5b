import { useRef, useState } from 'react';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import type { ChosenPorts } from '#domain/routing/route-option.ts';
import { isRefusal, sentenceOf } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { useIdempotencyScope } from '#web/api/idempotency-scope.ts';
import { queryClient } from '#web/api/query-client.ts';
import { counted } from '#web/shipments/amounts.ts';
import { toast } from '#web/ui/overlays/toast.ts';

const NOT_SENT = 'This did not reach us. Please try again in a moment.';

/** Reroutes a shipment and replaces the waypoints shown; calls `onPlanned` after each success. */
export function useReroute(
  { tracking_number, waypoints }: Pick<StaffShipment, 'tracking_number' | 'waypoints'>,
  onPlanned: () => void,
) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(false);
  const options = useIdempotencyScope();
  const [ports, setPorts] = useState<ChosenPorts>({});

  const run = async (onDone?: () => void) => {
    if (running.current) return;
    running.current = true;
    const input = { trackingNumber: tracking_number, waypoints: waypoints.map(({ id }) => id), ...ports };
    setPending(true);
    setFailure(null);
    try {
      const { legs, kept, added } = await call.tracking.reroute(input, options);
      toast({
        title: 'Shipment rerouted',
        description: `${counted(legs, 'leg')}, ${counted(kept, 'waypoint')} kept, ${added} added.`,
      });
      setPorts({});
      onPlanned();
      onDone?.();
    } catch (error) {
      setFailure(sentenceOf(error, NOT_SENT));
      if (isRefusal(error, 'VERSION_CONFLICT'))
        void queryClient.invalidateQueries({ queryKey: api.shipments.record.key() });
      toast({ title: 'Error', description: 'Failed to plan the route', variant: 'destructive' });
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return {
    run: (onDone?: () => void) => void run(onDone),
    pending,
    failure,
    /** The ports by sea; a port that is not chosen is chosen by cost. */
    ports,
    choosePorts: (chosen: ChosenPorts) => setPorts((former) => ({ ...former, ...chosen })),
  };
}

export type Reroute = ReturnType<typeof useReroute>;

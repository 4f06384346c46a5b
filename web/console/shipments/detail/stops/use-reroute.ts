import { useState } from 'react';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import type { ChosenPorts } from '#domain/routing/route-option.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { queryClient } from '#web/api/query-client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { counted } from '#web/shipments/amounts.ts';
import { toast } from '#web/ui/overlays/toast.ts';

/** Reroutes a shipment and replaces the waypoints shown; calls `onPlanned` after each success. */
export function useReroute(
  { tracking_number, waypoints }: Pick<StaffShipment, 'tracking_number' | 'waypoints'>,
  onPlanned: () => void,
) {
  const [ports, setPorts] = useState<ChosenPorts>({});
  const { write, pending, failure } = useWrite({
    send: (_: (() => void) | undefined, options) =>
      call.tracking.reroute({ tracking_number, waypoints: waypoints.map(({ id }) => id), ...ports }, options),
    onSuccess: ({ legs, reached, added }, onDone) => {
      toast({
        title: 'Shipment rerouted',
        description: `${counted(legs, 'leg')}, ${counted(reached, 'waypoint')} kept, ${added} added.`,
      });
      setPorts({});
      onPlanned();
      onDone?.();
    },
    failureToast: { title: 'Error', description: 'Failed to plan the route' },
    onFailure: (error) => {
      if (isRefusal(error, 'VERSION_CONFLICT'))
        void queryClient.invalidateQueries({ queryKey: api.shipments.record.key() });
    },
  });
  return {
    run: (onDone?: () => void) => write(onDone),
    pending,
    failure,
    /** The ports by sea; a port that is not chosen is chosen by cost. */
    ports,
    choosePorts: (chosen: ChosenPorts) => setPorts((former) => ({ ...former, ...chosen })),
  };
}

export type Reroute = ReturnType<typeof useReroute>;

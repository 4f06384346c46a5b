import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import type { StaffWaypoint } from './stops/waypoint-values.ts';

interface UndoArrivalProps {
  waypoint: StaffWaypoint;
  trackingNumber: string;
  locked: string | undefined;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Undoes an arrival: with a button if a device's position caused it, otherwise from the stop's menu. */
export function UndoArrival({ waypoint, trackingNumber, locked, isOpen, onOpen, onClose }: UndoArrivalProps) {
  const { id, location_name, status, reached_by_position } = waypoint;
  const arrival = arrivalName(waypoint);
  const act = `Undo ${arrival}`;
  const undo = useWrite({
    send: (_, options) => call.tracking.undoArrival({ tracking_number: trackingNumber, id }, options),
    onSuccess: ({ reopened }) => {
      toast({
        title: `${arrival === 'arrival' ? 'Arrival' : 'Departure'} undone`,
        description: `${counted(reopened, 'stop')} pending again.`,
      });
      onClose();
    },
    failureToast: { title: 'Error', description: `Failed to undo the ${arrival}` },
  });
  if (status !== 'completed' || !(reached_by_position || isOpen)) return null;
  if (!isOpen)
    return (
      <Button variant="ghost" className="-ml-3" aria-label={`${act} at ${location_name}`} onClick={onOpen}>
        {act}
      </Button>
    );
  return (
    <InlineQuestion
      className="mt-2 rounded-sm bg-sunken p-3 [&_button]:scroll-mb-28"
      question={`Undo the ${arrival} at ${location_name}?`}
      act={act}
      keep="Cancel"
      pending={undo.pending}
      locked={locked}
      onAct={() => undo.write()}
      onKeep={onClose}
    >
      {undo.failure ??
        (reached_by_position
          ? 'This stop and later ones are pending again. Their events and the last position are removed.'
          : 'This stop and later ones are pending again. Their events are removed.')}
    </InlineQuestion>
  );
}

/** Goods depart from the origin and arrive everywhere else. */
export function arrivalName({ waypoint_type }: Pick<StaffWaypoint, 'waypoint_type'>) {
  return waypoint_type === 'origin' ? 'departure' : 'arrival';
}

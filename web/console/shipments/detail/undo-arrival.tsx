import { useState } from 'react';
import { sentenceOf } from '#web/api/api-errors.ts';
import { call } from '#web/api/client.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import type { StaffWaypoint } from './stops/waypoint-values.ts';

const NOT_SENT = 'This did not reach us. Please try again in a moment.';

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
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { id, location_name, status, reached_by_position } = waypoint;
  if (status !== 'completed' || !(reached_by_position || isOpen)) return null;
  const arrival = arrivalName(waypoint);
  const act = `Undo ${arrival}`;

  const undo = async () => {
    if (pending) return;
    setPending(true);
    setFailure(null);
    try {
      const { reopened } = await call.tracking.undoArrival({ tracking_number: trackingNumber, id });
      toast({
        title: `${arrival === 'arrival' ? 'Arrival' : 'Departure'} undone`,
        description: `${counted(reopened, 'stop')} pending again.`,
      });
      onClose();
    } catch (error) {
      setFailure(sentenceOf(error, NOT_SENT));
      toast({ title: 'Error', description: `Failed to undo the ${arrival}`, variant: 'destructive' });
    } finally {
      setPending(false);
    }
  };
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
      pending={pending}
      locked={locked}
      onAct={() => void undo()}
      onKeep={onClose}
    >
      {failure ??
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

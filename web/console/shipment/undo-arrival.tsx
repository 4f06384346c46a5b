import { useState } from 'react';
import type { StaffShipment } from '#contract/shipments-at-desk.ts';
import { call } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/refusal.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineQuestion } from '#web/ui/inline-question.tsx';
import { toast } from '#web/ui/toast.ts';

const NOT_SENT = 'This did not reach us. Please try again in a moment.';

interface UndoArrivalProps {
  waypoint: StaffShipment['waypoints'][number];
  trackingNumber: string;
  locked: string | undefined;
}

/** Takes back an arrival that a device's position made; nothing at stops that were completed otherwise. */
export function UndoArrival({ waypoint, trackingNumber, locked }: UndoArrivalProps) {
  const [isOpen, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { id, location_name, status, waypoint_type, reached_by_position } = waypoint;
  if (status !== 'completed' || !reached_by_position) return null;

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
      setOpen(false);
    } catch (error) {
      setFailure(sentenceOf(error, NOT_SENT));
      toast({ title: 'Error', description: `Failed to undo the ${arrival}`, variant: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  const arrival = waypoint_type === 'origin' ? 'departure' : 'arrival';
  const act = `Undo ${arrival}`;
  if (!isOpen)
    return (
      <Button
        variant="ghost"
        className="-ml-3"
        aria-label={`${act} at ${location_name}`}
        onClick={() => setOpen(true)}
      >
        {act}
      </Button>
    );
  return (
    <InlineQuestion
      className="mt-2 rounded-sm bg-sunken p-3 [&_button]:scroll-mb-28"
      question={`Undo the ${arrival} at ${location_name}?`}
      act={act}
      keep="Keep it"
      pending={pending}
      locked={locked}
      onAct={() => void undo()}
      onKeep={() => setOpen(false)}
    >
      {failure ??
        'This stop and later ones that positions completed are pending again. The last position is removed.'}
    </InlineQuestion>
  );
}

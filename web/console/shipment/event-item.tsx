import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { StaffShipment } from '#contract/shipments-at-desk.ts';
import { call } from '#web/api/client.ts';
import { isRefusal } from '#web/api/refusal.ts';
import { StatusBadge } from '#web/shipments/status-badge.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { positionText } from '#web/tracking/tracking-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { InlineQuestion } from '#web/ui/inline-question.tsx';
import { toast } from '#web/ui/toast.ts';
import { statusName } from '../operations/status-words.ts';

interface EventItemProps {
  event: StaffShipment['events'][number];
  trackingNumber: string;
  locked: string | undefined;
  onDeleted: () => void;
}

/** One event. Deleting it is asked for in its place. */
export function EventItem({ event, trackingNumber, locked, onDeleted }: EventItemProps) {
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const { id, status, location, description, latitude, longitude, occurred_at, by } = event;
  const isPlaced = latitude !== 0 || longitude !== 0;

  const remove = async () => {
    if (pending) return;
    setPending(true);
    try {
      await call.tracking.deleteEvent({ trackingNumber, id });
      toast({ title: 'Tracking event deleted' });
      onDeleted();
    } catch (error) {
      if (isRefusal(error, 'NOT_FOUND'))
        toast({ title: 'Tracking event deleted', description: error.message });
      else toast({ title: 'Error', description: 'Failed to delete tracking event', variant: 'destructive' });
      setPending(false);
    }
  };
  return (
    <li className="py-3 text-dense">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge status={status} />
            <span className="font-semibold">{location}</span>
          </p>
          {description && <p className="mt-1 break-words text-ink-2">{description}</p>}
          <p className="mt-1 text-caption">
            <Moment at={occurred_at} zone={event.time_zone} />
            {isPlaced && <span className="code"> · {positionText(event)}</span>} · by {by ?? 'the system'}
          </p>
        </div>
        <IconButton
          label={`Delete event: ${statusName(status)}, ${location}`}
          icon={<Trash aria-hidden="true" />}
          onClick={() => setAsked(true)}
        />
      </div>
      {asked && (
        <InlineQuestion
          className="mt-2 rounded-sm bg-sunken p-3"
          question="Delete event?"
          act="Delete"
          keep="Keep"
          destructive
          pending={pending}
          locked={locked}
          onAct={() => void remove()}
          onKeep={() => setAsked(false)}
        />
      )}
    </li>
  );
}

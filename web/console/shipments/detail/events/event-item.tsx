import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { isRefusal } from '#web/api/api-errors.ts';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { positionText } from '#web/tracking/tracking-messages.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { statusName } from '../../status/status-labels.ts';
import { EntryFormFrame } from '../entry-form-frame.tsx';
import { EventFields } from '../event-fields.tsx';
import { type EventEdit, editButtonId } from '../use-event-edit.ts';
import type { StaffEvent } from './event-values.ts';

interface EventItemProps {
  event: StaffEvent;
  trackingNumber: string;
  edit: EventEdit;
  locked: string | undefined;
  onDeleted: () => void;
}

/** An event, which can be edited and deleted in the list. */
export function EventItem({ event, trackingNumber, edit, locked, onDeleted }: EventItemProps) {
  const [confirming, setConfirming] = useState(false);
  const { id, status, location, description, latitude, longitude, occurred_at, by } = event;
  const isPlaced = latitude !== 0 || longitude !== 0;
  const name = `${statusName(status)}, ${location}`;

  const remove = useWrite({
    send: (_, options) => call.tracking.deleteEvent({ tracking_number: trackingNumber, id }, options),
    onSuccess: () => {
      toast({ title: 'Tracking event deleted' });
      onDeleted();
    },
    onFailure: (error) => {
      if (isRefusal(error, 'NOT_FOUND'))
        toast({ title: 'Tracking event deleted', description: error.message });
      else toast({ title: 'Error', description: 'Failed to delete tracking event', variant: 'destructive' });
    },
  });
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
            {event.loaded && ' · loaded on board'}
            {isPlaced && <span className="code"> · {positionText(event)}</span>} · by {by ?? 'the system'}
          </p>
        </div>
        <div className="flex shrink-0">
          <IconButton
            id={editButtonId(id)}
            label={`Edit event: ${name}`}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => edit.open(event)}
          />
          <IconButton
            label={`Delete event: ${name}`}
            icon={<Trash aria-hidden="true" />}
            onClick={() => setConfirming(true)}
          />
        </div>
      </div>
      {edit.openId === id && (
        <EntryFormFrame
          title="Edit the tracking event"
          label="Save event"
          busyLabel="Saving..."
          form={edit.form}
          locked={locked}
          onCancel={edit.cancel}
          className="mt-2"
        >
          <EventFields form={edit.form} event={event} />
        </EntryFormFrame>
      )}
      {confirming && (
        <InlineQuestion
          className="mt-2 rounded-sm bg-sunken p-3"
          question="Delete event?"
          act="Delete"
          keep="Cancel"
          destructive
          pending={remove.pending}
          locked={locked}
          onAct={() => remove.write()}
          onKeep={() => setConfirming(false)}
        />
      )}
    </li>
  );
}

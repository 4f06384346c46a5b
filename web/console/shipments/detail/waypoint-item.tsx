import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useState } from 'react';
import { call } from '#web/api/client.ts';
import { InlineForm } from '#web/forms/inline-form.tsx';
import { ModeIcon } from '#web/shipments/mode-icon.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { modeText, positionText } from '#web/tracking/tracking-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { MenuItem, MoreMenu } from '#web/ui/overlays/more-menu.tsx';
import { EntryFormFrame } from './entry-form-frame.tsx';
import { neighbourPlace } from './move-place.ts';
import { arrivalVerb, ReachedForm } from './reached-form.tsx';
import type { StaffWaypoint } from './stops/waypoint-values.ts';
import { arrivalName, UndoArrival } from './undo-arrival.tsx';
import { useStopCall } from './use-stop-call.ts';
import { focusMenu, type WaypointEdit } from './use-waypoint-edit.ts';
import { WaypointFields } from './waypoint-fields.tsx';
import { WAYPOINT_TYPES } from './waypoint-types.ts';

export interface WaypointItemProps {
  waypoint: StaffWaypoint;
  waypoints: readonly StaffWaypoint[];
  trackingNumber: string;
  /** Neither delivered nor cancelled: its route can be changed. */
  active: boolean;
  edit: WaypointEdit;
  locked: string | undefined;
  onDeleted: () => void;
}

type Question = 'reached' | 'delete' | 'undo';

/** A stop, which can be moved, edited, marked reached and deleted in the list. */
export function WaypointItem(props: WaypointItemProps) {
  const { waypoint, waypoints, trackingNumber: tracking_number, active, edit, locked, onDeleted } = props;
  const [question, setQuestion] = useState<Question | null>(null);
  const stopCall = useStopCall();
  const { id, location_name } = waypoint;
  const close = () => {
    setQuestion(null);
    requestAnimationFrame(() => focusMenu(id));
  };
  return (
    <div className="min-w-0 flex-1 pt-0.5 text-dense">
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
        <StopFacts waypoint={waypoint} />
        <StopButtons {...props} onQuestion={setQuestion} />
      </div>
      {edit.openId === id && (
        <EntryFormFrame
          title="Edit the waypoint"
          label="Save waypoint"
          busyLabel="Saving..."
          form={edit.form}
          locked={locked}
          onCancel={edit.cancel}
          className="mt-2"
        >
          <WaypointFields form={edit.form} waypoints={waypoints} waypoint={waypoint} />
        </EntryFormFrame>
      )}
      {question === 'reached' && (
        <InlineForm>
          <ReachedForm
            waypoint={waypoint}
            waypoints={waypoints}
            trackingNumber={tracking_number}
            locked={locked}
            onClose={close}
          />
        </InlineForm>
      )}
      {question === 'delete' && (
        <InlineQuestion
          className="mt-2 rounded-sm bg-sunken p-3"
          question={`Delete ${location_name}?`}
          act="Delete"
          keep="Cancel"
          destructive
          pending={stopCall.pending}
          locked={locked}
          onAct={() =>
            stopCall.run({
              send: (options) => call.tracking.deleteWaypoint({ tracking_number, id }, options),
              done: 'Waypoint deleted',
              onDone: onDeleted,
            })
          }
          onKeep={() => setQuestion(null)}
        >
          The route on the map no longer passes through it.
        </InlineQuestion>
      )}
      {active && (
        <UndoArrival
          waypoint={waypoint}
          trackingNumber={tracking_number}
          locked={locked}
          isOpen={question === 'undo'}
          onOpen={() => setQuestion('undo')}
          onClose={close}
        />
      )}
    </div>
  );
}

function StopFacts({ waypoint }: { waypoint: StaffWaypoint }) {
  const { location_name, waypoint_type, transport_mode, estimated_arrival, status, reached_at, time_zone } =
    waypoint;
  const isCompleted = status === 'completed';
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="font-semibold break-words">{location_name}</p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-caption">
        <span>{WAYPOINT_TYPES[waypoint_type]}</span>
        <span className="inline-flex items-center gap-1">
          <ModeIcon mode={transport_mode} className="size-4" />
          {modeText(transport_mode)}
        </span>
        <span>{isCompleted ? 'Completed' : 'Pending'}</span>
        {reached_at && (
          <span>
            {arrivalVerb(waypoint)} <Moment at={reached_at} zone={time_zone} />
          </span>
        )}
        {estimated_arrival && (
          <span>
            {isCompleted ? 'planned ' : 'expected '}
            <Moment at={estimated_arrival} zone={time_zone} />
          </span>
        )}
        <span className="code">{positionText(waypoint)}</span>
      </p>
    </div>
  );
}

function StopButtons({
  waypoint,
  waypoints,
  trackingNumber: tracking_number,
  active,
  edit,
  locked,
  onQuestion,
}: WaypointItemProps & { onQuestion: (question: Question) => void }) {
  const { pending, run } = useStopCall();
  const { id, location_name, status, waypoint_type } = waypoint;
  const isTransit = waypoint_type === 'transit';
  const isCompleted = status === 'completed';
  const isNext = waypoints.find((stop) => stop.status === 'pending') === waypoint;
  const places = {
    up: neighbourPlace(waypoints, waypoint, 'up'),
    down: neighbourPlace(waypoints, waypoint, 'down'),
  };
  const move = (direction: 'up' | 'down') => {
    const before = places[direction];
    if (before === null || locked !== undefined) return;
    run({
      send: (options) => call.tracking.editWaypoint({ tracking_number, id, before }, options),
      done: 'Waypoint moved',
    });
  };
  const mover = (direction: 'up' | 'down') => ({
    label: `Move ${direction}: ${location_name}`,
    // Not `disabled`, which would drop the focus at the end of the list.
    'aria-disabled': pending || places[direction] === null,
    onClick: () => move(direction),
  });
  return (
    <div className="flex shrink-0 items-center">
      {active && isNext && (
        <Button variant="secondary" className="mr-1" onClick={() => onQuestion('reached')}>
          Mark {arrivalVerb(waypoint)}
        </Button>
      )}
      {active && (places.up || places.down) && (
        <>
          <IconButton {...mover('up')} icon={<ArrowUp aria-hidden="true" />} />
          <IconButton {...mover('down')} icon={<ArrowDown aria-hidden="true" />} />
        </>
      )}
      <MoreMenu name={location_name}>
        <MenuItem onSelect={() => edit.open(waypoint)}>Edit</MenuItem>
        <MenuItem onSelect={() => onQuestion('reached')}>
          {isCompleted ? 'Correct the time' : `Mark ${arrivalVerb(waypoint)}`}
        </MenuItem>
        {active && isCompleted && (
          <MenuItem onSelect={() => onQuestion('undo')}>Undo {arrivalName(waypoint)}</MenuItem>
        )}
        {active && isTransit && !isCompleted && (
          <MenuItem onSelect={() => onQuestion('delete')}>Delete</MenuItem>
        )}
      </MoreMenu>
    </div>
  );
}

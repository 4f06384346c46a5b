import { passedWith } from '#domain/tracking/stops/stop-arrival.ts';
import { call } from '#web/api/client.ts';
import { useEntryForm } from './entry-form.ts';
import { EntryFormFrame } from './entry-form-frame.tsx';
import { minuteOf } from './events/minute-of.ts';
import { WhenField } from './events/when-field.tsx';
import type { StaffWaypoint } from './stops/waypoint-values.ts';

interface ReachedFormProps {
  waypoint: StaffWaypoint;
  waypoints: readonly StaffWaypoint[];
  trackingNumber: string;
  locked: string | undefined;
  onClose: () => void;
}

/** The time when a stop was reached; by default now. */
export function ReachedForm({ waypoint, waypoints, trackingNumber, locked, onClose }: ReachedFormProps) {
  const { id, location_name, status, reached_at, waypoint_type } = waypoint;
  const isOrigin = waypoint_type === 'origin';
  const form = useEntryForm<Record<'when', string> & Record<string, string>>({
    fresh: () => ({ when: reached_at ? minuteOf(reached_at) : minuteOf(new Date()) }),
    brokenIn: ({ when }) => brokenTime(when, new Date()),
    send: ({ when }, options) =>
      call.tracking.markReached({ tracking_number: trackingNumber, id, at: new Date(when) }, options),
    done: `Waypoint marked ${arrivalVerb(waypoint)}`,
    failed: 'Failed to mark the waypoint reached',
    controls: { at: 'when' },
    onDone: onClose,
  });
  const passed = passedWith(waypoints, waypoint).map((stop) => stop.location_name);
  return (
    <EntryFormFrame
      title={isOrigin ? `When did the goods leave ${location_name}?` : `When was ${location_name} reached?`}
      label={status === 'completed' ? 'Save the time' : `Mark ${arrivalVerb(waypoint)}`}
      busyLabel="Saving..."
      form={form}
      locked={locked}
      onCancel={onClose}
      className="mt-2"
    >
      <WhenField form={form} label={isOrigin ? 'Departed at' : 'Reached at'} required />
      {passed.length > 0 && (
        <p className="text-dense text-ink-2">
          {passed.join(', ')} {passed.length === 1 ? 'counts' : 'count'} as passed then, without a time.
        </p>
      )}
    </EntryFormFrame>
  );
}

/** Goods depart from the origin and reach every other stop. */
export function arrivalVerb({ waypoint_type }: Pick<StaffWaypoint, 'waypoint_type'>) {
  return waypoint_type === 'origin' ? 'departed' : 'reached';
}

function brokenTime(when: string, now: Date): { when?: string } {
  if (when === '') return { when: 'Enter when it was reached.' };
  return new Date(when) > now ? { when: 'This is in the future. Enter when it happened.' } : {};
}

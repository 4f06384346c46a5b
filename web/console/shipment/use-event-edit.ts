import { useState } from 'react';
import type { StaffShipment } from '#contract/shipments-at-desk.ts';
import type { EventChangeInput } from '#domain/tracking/event-change.ts';
import { call } from '#web/api/client.ts';
import { useEntryForm } from './entry-form.ts';
import {
  brokenEventChange,
  EMPTY_EVENT,
  EVENT_CONTROLS,
  type EventFormValues,
  eventChangeOf,
  type StaffEvent,
  valuesOfEvent,
} from './event-values.ts';

/** The correction of one event, in its place in the list. */
export function useEventEdit({ tracking_number, events }: StaffShipment) {
  const [event, setEvent] = useState<StaffEvent | null>(null);
  const before = event ? valuesOfEvent(event) : EMPTY_EVENT;
  const close = () => {
    const button = event && editButtonId(event.id);
    setEvent(null);
    requestAnimationFrame(() => button && document.getElementById(button)?.focus());
  };
  const form = useEntryForm<EventFormValues>({
    fresh: () => EMPTY_EVENT,
    brokenIn: (values) => brokenEventChange(values, before),
    send: (values, options) => {
      const change = eventChangeOf(values, before) as EventChangeInput;
      return call.tracking.editEvent({ tracking_number, id: (event as StaffEvent).id, ...change }, options);
    },
    done: 'Tracking event updated',
    failed: 'Failed to update tracking event',
    controls: EVENT_CONTROLS,
    onDone: close,
  });
  /** Somebody else may have deleted it. */
  const isOpen = event !== null && events.some(({ id }) => id === event.id);
  return {
    form,
    eventId: isOpen ? event.id : null,
    dirty: isOpen && form.dirty,
    open: (wanted: StaffEvent) => {
      if (isOpen && form.dirty) return form.focus('location');
      setEvent(wanted);
      form.restart(valuesOfEvent(wanted));
      form.focus('location');
    },
    cancel: () => {
      form.restart(EMPTY_EVENT);
      close();
    },
  };
}

export type EventEdit = ReturnType<typeof useEventEdit>;

export function editButtonId(id: string): string {
  return `edit-${id}`;
}

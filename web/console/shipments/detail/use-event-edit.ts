import type { StaffShipment } from '#contract/shipments/staff.ts';
import type { EventChangeInput } from '#domain/tracking/event-change.ts';
import { call } from '#web/api/client.ts';
import {
  EMPTY_EVENT,
  EVENT_CONTROLS,
  type EventFormValues,
  eventChangeOf,
  type StaffEvent,
  validateEventChange,
  valuesOfEvent,
} from './events/event-values.ts';
import { type EntryEdit, useEntryEdit } from './use-entry-edit.ts';

export type EventEdit = EntryEdit<StaffEvent, EventFormValues>;

export function useEventEdit({ tracking_number, events }: StaffShipment): EventEdit {
  return useEntryEdit<StaffEvent, EventFormValues>({
    entries: events,
    empty: EMPTY_EVENT,
    valuesOf: valuesOfEvent,
    brokenIn: (values, before) => validateEventChange(values, before),
    send: ({ id }, values, before, options) => {
      const change = eventChangeOf(values, before) as EventChangeInput;
      return call.tracking.editEvent({ tracking_number, id, ...change }, options);
    },
    done: 'Tracking event updated',
    failed: 'Failed to update tracking event',
    controls: EVENT_CONTROLS,
    first: 'location',
    focusOpener: (id) => document.getElementById(editButtonId(id))?.focus(),
  });
}

export function editButtonId(id: string): string {
  return `edit-${id}`;
}

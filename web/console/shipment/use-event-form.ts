import type { NewEventInput } from '#domain/tracking/new-event.ts';
import { call } from '#web/api/client.ts';
import { type AddForm, useAddForm } from './add-form.ts';
import { brokenEvent, EMPTY_EVENT, eventOf } from './event-values.ts';

type Values = typeof EMPTY_EVENT;
export type EventForm = AddForm<Values>;

export function useEventForm(trackingNumber: string): EventForm {
  return useAddForm<Values>({
    fresh: () => EMPTY_EVENT,
    brokenIn: brokenEvent,
    send: (values, options) =>
      call.tracking.addEvent({ trackingNumber, ...(eventOf(values) as NewEventInput) }, options),
    added: 'Tracking event added successfully',
    failed: 'Failed to add tracking event',
  });
}

import type { StaffShipment } from '#contract/shipments/staff.ts';
import type { NewEventInput } from '#domain/tracking/new-event.ts';
import { call } from '#web/api/client.ts';
import { type EntryForm, useEntryForm } from '../entry-form.ts';
import {
  EMPTY_EVENT,
  EVENT_CONTROLS,
  type EventFormValues,
  eventOf,
  statusOffer,
  validateEvent,
} from './event-values.ts';

export type EventForm = EntryForm<EventFormValues>;

export function useEventForm(shipment: StaffShipment): EventForm {
  return useEntryForm<EventFormValues>({
    fresh: () => EMPTY_EVENT,
    brokenIn: (values) => validateEvent(values),
    send: (values, options) => {
      const offer = statusOffer(shipment, values);
      const status = offer?.chosen ? { set_status: true, confirmed: offer.unusual !== null } : {};
      const event = eventOf(values) as NewEventInput;
      return call.tracking.addEvent(
        { tracking_number: shipment.tracking_number, ...event, ...status },
        options,
      );
    },
    done: 'Tracking event added successfully',
    failed: 'Failed to add tracking event',
    controls: EVENT_CONTROLS,
  });
}

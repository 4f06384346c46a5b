import * as z from 'zod';
import { EventChange } from '#domain/tracking/event-change.ts';
import { operation } from './operation.ts';

const TrackingNumber = z.object({ tracking_number: z.string().trim().min(1).max(40) });
const Subject = TrackingNumber.extend({ id: z.uuid() });

/** Corrections of what is recorded of a shipment's journey. */
export const trackingEdits = {
  editEvent: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/events/{id}',
    summary: 'Correct a tracking event in place; the audit trail keeps what it said before',
    changes: ['shipments', 'tracking', 'fleet', 'portal'],
  })
    .input(EventChange.safeExtend(Subject.shape))
    .output(z.object({}))
    .errors({ NOT_FOUND: { status: 404, message: 'This event does not exist any more.' } }),

  undoArrival: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/waypoints/{id}/undo-arrival',
    summary:
      'Take back an arrival that a position made, with those after it: the stops are pending again, their events are removed',
    changes: ['shipments', 'tracking', 'fleet', 'portal'],
  })
    .input(Subject)
    .output(
      z.object({
        /** How many stops are pending again. */
        reopened: z.number().int(),
      }),
    )
    .errors({
      NOT_FOUND: { status: 404, message: 'This waypoint does not exist any more.' },
      NOT_BY_POSITION: { status: 409, message: 'No position made an arrival at this waypoint.' },
      ENDED: { status: 409, message: 'This shipment was delivered or cancelled. Change its status first.' },
    }),
};

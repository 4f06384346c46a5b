import * as z from 'zod';
import { EventChange } from '#domain/tracking/event-change.ts';
import { MomentWithOffset } from '#domain/tracking/new-event.ts';
import { InsertedWaypoint, WaypointChange } from '#domain/tracking/waypoint-change.ts';
import { operation } from './operation.ts';

const TrackingNumber = z.object({ tracking_number: z.string().trim().min(1).max(40) });
const Subject = TrackingNumber.extend({ id: z.uuid() });

const CHANGES = ['shipments', 'tracking', 'fleet', 'portal'];
/** Routes are planned as for `tracking.reroute`. */
const limit = { calls: 120, minutes: 10 };

const WAYPOINT_NOT_FOUND = { status: 404, message: 'This waypoint does not exist any more.' } as const;
const ENDED = {
  status: 409,
  message: 'This shipment was delivered or cancelled; its route stays as it was.',
} as const;

/** Corrections of what is recorded of a shipment's journey. */
export const trackingEdits = {
  editEvent: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/events/{id}',
    summary: 'Correct a tracking event in place; the audit trail keeps what it said before',
    changes: CHANGES,
  })
    .input(EventChange.safeExtend(Subject.shape))
    .output(z.object({}))
    .errors({ NOT_FOUND: { status: 404, message: 'This event does not exist any more.' } }),

  insertWaypoint: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/waypoints',
    summary:
      'Insert a waypoint before another one, else before the destination; the line is drawn through it',
    changes: CHANGES,
    limit,
    status: 201,
  })
    .input(InsertedWaypoint.extend(TrackingNumber.shape))
    .output(
      z.object({
        id: z.uuid(),
        waypoint_order: z.number().int(),
        /** 'completed' where the goods have passed the place already. */
        status: z.enum(['pending', 'completed']),
      }),
    )
    .errors({
      NOT_FOUND: { status: 404, message: 'No shipment found with this tracking number' },
      ENDED,
    }),

  editWaypoint: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/waypoints/{id}',
    summary: 'Correct a waypoint; `before` moves it before another one',
    changes: CHANGES,
    limit,
  })
    .input(WaypointChange.safeExtend(Subject.shape))
    .output(z.object({ waypoint_order: z.number().int() }))
    .errors({ NOT_FOUND: WAYPOINT_NOT_FOUND, ENDED }),

  markReached: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/waypoints/{id}/reached',
    summary: 'Record when a waypoint was reached; those before it count as passed',
    changes: CHANGES,
  })
    .input(
      Subject.extend({
        /** Written with an offset, its event is shown by that clock. */
        at: MomentWithOffset,
      }),
    )
    .output(
      z.object({
        /** Waypoints that count as passed from now on. */
        passed: z.array(z.uuid()),
      }),
    )
    .errors({
      NOT_FOUND: WAYPOINT_NOT_FOUND,
      NOT_PICKED_UP: {
        status: 409,
        message: 'The goods have not been picked up. Set the status of the shipment first.',
      },
    }),

  deleteWaypoint: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/waypoints/{id}/delete',
    summary: 'Delete a waypoint that has not been reached; origin and destination stay',
    changes: CHANGES,
    limit,
  })
    .input(Subject)
    .output(z.object({}))
    .errors({
      NOT_FOUND: WAYPOINT_NOT_FOUND,
      ENDED,
      ROUTE_END: {
        status: 409,
        message: 'A route keeps its origin and its destination. Edit the shipment to change them.',
      },
      REACHED: {
        status: 409,
        message: 'This waypoint has been reached. If that is wrong, take the arrival back first.',
      },
    }),

  undoArrival: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/waypoints/{id}/undo-arrival',
    summary:
      'Take back an arrival, with those after it: the stops are pending again, their events are removed',
    changes: CHANGES,
  })
    .input(Subject)
    .output(
      z.object({
        /** How many stops are pending again. */
        reopened: z.number().int(),
      }),
    )
    .errors({
      NOT_FOUND: WAYPOINT_NOT_FOUND,
      NOT_REACHED: { status: 409, message: 'This waypoint has not been reached.' },
      ENDED: { status: 409, message: 'This shipment was delivered or cancelled. Change its status first.' },
    }),
};

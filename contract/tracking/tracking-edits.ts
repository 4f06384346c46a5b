import * as z from 'zod';
import { EventChange } from '#domain/tracking/event-change.ts';
import { MomentWithOffset } from '#domain/tracking/new-event.ts';
import { InsertedWaypoint, WaypointChange } from '#domain/tracking/stops/waypoint-change.ts';
import { operation } from '../operation/operation.ts';

const TrackingNumber = z.object({ tracking_number: z.string().trim().min(1).max(40) });
const Subject = TrackingNumber.extend({ id: z.uuid() });

const CHANGES = ['shipments', 'tracking', 'fleet', 'portal'];
/** Routes are planned as for `tracking.reroute`. */
const limit = { calls: 120, minutes: 10 };

const WAYPOINT_NOT_FOUND = { status: 404, message: 'This waypoint no longer exists.' } as const;
const ENDED = {
  status: 409,
  message: 'This shipment was delivered or cancelled, so its route can’t change.',
} as const;

/** Corrections of a shipment's recorded journey. */
export const trackingEdits = {
  editEvent: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/events/{id}',
    summary: 'Correct a tracking event in place; the audit log records the previous values',
    changes: CHANGES,
  })
    .input(EventChange.safeExtend(Subject.shape))
    .output(z.object({}))
    .errors({ NOT_FOUND: { status: 404, message: 'This event no longer exists.' } }),

  insertWaypoint: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/waypoints',
    summary:
      'Insert a waypoint before another one, or before the destination; the route line passes through it',
    changes: CHANGES,
    limit,
    status: 201,
  })
    .input(InsertedWaypoint.extend(TrackingNumber.shape))
    .output(
      z.object({
        id: z.uuid(),
        waypoint_order: z.number().int(),
        /** 'completed' if the goods have already passed the place. */
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
    summary: 'Record when a waypoint was reached; earlier waypoints count as passed',
    changes: CHANGES,
  })
    .input(
      Subject.extend({
        /** A time with an offset is shown in that offset. */
        at: MomentWithOffset,
      }),
    )
    .output(
      z.object({
        /** Waypoints that now count as passed. */
        passed: z.array(z.uuid()),
      }),
    )
    .errors({
      NOT_FOUND: WAYPOINT_NOT_FOUND,
      NOT_PICKED_UP: {
        status: 409,
        message: 'The goods haven’t been picked up. Change the status of the shipment first.',
      },
    }),

  deleteWaypoint: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/waypoints/{id}/delete',
    summary: 'Delete a waypoint that has not been reached; origin and destination cannot be deleted',
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
        message: 'Origin and destination can’t be deleted. Edit the shipment to change them.',
      },
      REACHED: {
        status: 409,
        message: 'This waypoint has been reached. If that’s wrong, undo the arrival first.',
      },
    }),

  undoArrival: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/waypoints/{id}/undo-arrival',
    summary: 'Undo an arrival and later ones: the stops become pending and their events are removed',
    changes: CHANGES,
  })
    .input(Subject)
    .output(
      z.object({
        /** The number of stops that are pending again. */
        reopened: z.number().int(),
      }),
    )
    .errors({
      NOT_FOUND: WAYPOINT_NOT_FOUND,
      NOT_REACHED: { status: 409, message: 'This waypoint hasn’t been reached.' },
      ENDED: { status: 409, message: 'This shipment was delivered or cancelled. Change its status first.' },
    }),
};

import * as z from 'zod';
import { ChosenPorts } from '#domain/routing/route-option.ts';
import { EventChange } from '#domain/tracking/event-change.ts';
import { MomentWithOffset, NewEvent } from '#domain/tracking/new-event.ts';
import { NewWaypoint } from '#domain/tracking/stops/new-waypoint.ts';
import { InsertedWaypoint, WaypointChange } from '#domain/tracking/stops/waypoint-change.ts';
import { operation } from '../operation/operation.ts';
import { TrackingNumber, UNKNOWN_TRACKING_NUMBER } from '../shipments/tracking-number.ts';
import { UNUSUAL } from '../shipments/unusual-status.ts';

const Subject = TrackingNumber.extend({ id: z.uuid() });

const CHANGES = ['shipments', 'tracking', 'fleet', 'portal'];
/** Other changes that come with a new status. */
const STATUS_CHANGES = ['shipments', 'shipmentFile', 'tracking', 'fleet', 'portal', 'notifications'];
const ROUTE_CHANGES = ['shipments.record', 'shipments.history', 'shipmentFile', 'tracking', 'fleet'];
/** Of operations that plan a route. */
const limit = { calls: 120, minutes: 10 };

const WAYPOINT_NOT_FOUND = { status: 404, message: 'This waypoint no longer exists.' } as const;
const ENDED = {
  status: 409,
  message: 'This shipment was delivered or cancelled, so its route can’t change.',
} as const;

/** What staff add to a shipment's recorded journey and correct in it. */
export const trackingEdits = {
  addEvent: operation({
    access: 'staff',
    method: 'POST',
    path: '/tracking/{tracking_number}/events',
    summary: 'Add a tracking event; `set_status` also changes the shipment’s status',
    changes: STATUS_CHANGES,
    status: 201,
  })
    .input(
      NewEvent.safeExtend({
        ...TrackingNumber.shape,
        set_status: z.boolean().default(false),
        /** Confirms an unusual status. */
        confirmed: z.boolean().default(false),
      }),
    )
    .output(z.object({ id: z.uuid() }))
    .errors({ NOT_FOUND: UNKNOWN_TRACKING_NUMBER, UNUSUAL }),

  deleteEvent: operation({
    access: 'staff',
    method: 'POST',
    path: '/tracking/{tracking_number}/events/{id}/delete',
    summary: 'Delete a tracking event of this shipment without changing its status',
    changes: [...STATUS_CHANGES, 'milestones'],
  })
    .input(TrackingNumber.extend({ id: z.uuid() }))
    .output(z.object({}))
    .errors({ NOT_FOUND: { status: 404, message: 'This event no longer exists.' } }),

  addWaypoint: operation({
    access: 'staff',
    method: 'POST',
    path: '/tracking/{tracking_number}/waypoints',
    summary: 'Append a waypoint; to insert one into the route, use /shipments/{tracking_number}/waypoints',
    changes: ROUTE_CHANGES,
    status: 201,
  })
    .input(TrackingNumber.extend(NewWaypoint.shape))
    .output(z.object({ id: z.uuid(), waypoint_order: z.number().int() }))
    .errors({ NOT_FOUND: UNKNOWN_TRACKING_NUMBER }),

  reroute: operation({
    access: 'staff',
    method: 'POST',
    path: '/tracking/{tracking_number}/reroute',
    summary: 'Plan the remaining route of a shipment again; reached waypoints stay',
    changes: ROUTE_CHANGES,
    limit,
  })
    .input(
      TrackingNumber.extend({
        /** The ids on the caller's screen; refused if they have changed, because all stops ahead are replaced. */
        waypoints: z.array(z.uuid()).max(1000),
        ...ChosenPorts.shape,
      }),
    )
    .output(
      z.object({
        legs: z.number().int(),
        /** The number of reached waypoints, which stay, and of new ones ahead. */
        reached: z.number().int(),
        kept: z.number().int().meta({ deprecated: true, description: 'Deprecated: use `reached`.' }),
        added: z.number().int(),
      }),
    )
    .errors({
      NOT_FOUND: UNKNOWN_TRACKING_NUMBER,
      ENDED,
      ROUTE_UNAVAILABLE: { status: 409, message: 'No route is known between these places.' },
      VERSION_CONFLICT: {
        status: 409,
        message: 'Someone else has changed the waypoints. Review them first.',
      },
    }),

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
      NOT_FOUND: UNKNOWN_TRACKING_NUMBER,
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

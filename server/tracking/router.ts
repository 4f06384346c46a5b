import type { AreaHandlers } from '../api/area-handlers.ts';
import { byReference } from './by-reference.ts';
import { details } from './details.ts';
import { addEvent } from './events/add-event.ts';
import { deleteEvent } from './events/delete-event.ts';
import { editEvent } from './events/edit-event.ts';
import { find } from './find.ts';
import { findMany } from './find-many.ts';
import { googleMapsKey } from './google-maps-key.ts';
import { mapSettings } from './map-settings.ts';
import { addWaypoint } from './route/add-waypoint.ts';
import { deleteWaypoint } from './route/delete-waypoint.ts';
import { editWaypoint } from './route/edit-waypoint.ts';
import { route } from './route/find-route.ts';
import { insertWaypoint } from './route/insert-waypoint.ts';
import { markReached } from './route/mark-reached.ts';
import { reroute } from './route/reroute.ts';
import { undoArrival } from './route/undo-arrival.ts';
import { testNumbers } from './test-numbers.ts';

export const tracking: AreaHandlers<'tracking'> = {
  testNumbers,
  find,
  details,
  findMany,
  byReference,
  route,
  mapSettings,
  googleMapsKey,
  addEvent,
  editEvent,
  deleteEvent,
  addWaypoint,
  insertWaypoint,
  editWaypoint,
  markReached,
  deleteWaypoint,
  undoArrival,
  reroute,
};

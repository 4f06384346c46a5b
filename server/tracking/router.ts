import { byReference } from '../tracking/by-reference.ts';
import { details } from '../tracking/details.ts';
import { addEvent } from '../tracking/events/add-event.ts';
import { deleteEvent } from '../tracking/events/delete-event.ts';
import { editEvent } from '../tracking/events/edit-event.ts';
import { find } from '../tracking/find.ts';
import { findMany } from '../tracking/find-many.ts';
import { googleMapsKey } from '../tracking/google-maps-key.ts';
import { mapSettings } from '../tracking/map-settings.ts';
import { addWaypoint } from '../tracking/route/add-waypoint.ts';
import { deleteWaypoint } from '../tracking/route/delete-waypoint.ts';
import { editWaypoint } from '../tracking/route/edit-waypoint.ts';
import { route } from '../tracking/route/find-route.ts';
import { insertWaypoint } from '../tracking/route/insert-waypoint.ts';
import { markReached } from '../tracking/route/mark-reached.ts';
import { reroute } from '../tracking/route/reroute.ts';
import { undoArrival } from '../tracking/route/undo-arrival.ts';
import { testNumbers } from '../tracking/test-numbers.ts';
import type { AreaHandlers } from './area-handlers.ts';

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

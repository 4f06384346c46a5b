import type { StaffWaypoint } from './stops/waypoint-values.ts';

export const WAYPOINT_TYPES: Record<StaffWaypoint['waypoint_type'], string> = {
  origin: 'Origin',
  transit: 'Transit',
  destination: 'Destination',
};

import { describe, expect, test } from 'vitest';
import { neighbourPlace } from '../move-place.ts';
import {
  EMPTY_WAYPOINT,
  type StaffWaypoint,
  validateWaypoint,
  validateWaypointChange,
  valuesOfWaypoint,
  waypointChangeOf,
  waypointOf,
} from './waypoint-values.ts';

const REQUIRED = 'Please fill in all required fields';
const IDS = ['a', 'b', 'c', 'd'].map((digit) => `018f0000-0000-7000-8000-00000000000${digit}`);

function stop(index: number, other: Partial<StaffWaypoint> = {}): StaffWaypoint {
  return {
    id: IDS[index] as string,
    waypoint_order: index,
    waypoint_type: 'transit',
    location_name: `Stop ${index}`,
    latitude: 29.97,
    longitude: 32.55,
    transport_mode: 'sea',
    estimated_arrival: new Date('2026-12-01T10:00:42Z'),
    status: 'pending',
    reached_at: null,
    time_zone: 'Africa/Cairo',
    reached_by_position: false,
    ...other,
  };
}
const route = [
  stop(0, { waypoint_type: 'origin', status: 'completed' }),
  stop(1, { status: 'completed' }),
  stop(2),
  stop(3, { waypoint_type: 'destination' }),
];

test('a waypoint needs a name and a position, and comes before the destination by default', () => {
  expect(validateWaypoint(EMPTY_WAYPOINT)).toEqual({
    location_name: REQUIRED,
    latitude: REQUIRED,
    longitude: REQUIRED,
  });
  const waypoint = { ...EMPTY_WAYPOINT, location_name: 'Suez, EG', latitude: '29.97', longitude: '32.55' };
  expect(validateWaypoint(waypoint)).toEqual({});
  expect(waypointOf(waypoint)).toMatchObject({
    before: undefined,
    transport_mode: undefined,
    estimated_arrival: undefined,
  });
  const typed = { ...waypoint, before: IDS[3] as string, when: '2026-03-07T09:05' };
  expect(waypointOf(typed)).toMatchObject({
    before: IDS[3],
    estimated_arrival: new Date('2026-03-07T09:05'),
  });
  expect(validateWaypoint({ ...waypoint, latitude: '91' }).latitude).toBe('From −90 to 90.');
});

describe('a correction', () => {
  const before = valuesOfWaypoint(stop(2));

  test('sends only changed fields', () => {
    expect(waypointChangeOf(before, before)).toEqual({});
    expect(waypointChangeOf({ ...before, location_name: 'Suez, EG' }, before)).toEqual({
      location_name: 'Suez, EG',
    });
    expect(waypointChangeOf({ ...before, latitude: '30' }, before)).toEqual({
      latitude: 30,
      longitude: 32.55,
    });
  });

  test('cannot clear the estimate or the position', () => {
    const emptied = { ...before, when: '', latitude: '', longitude: '' };
    expect(validateWaypointChange(emptied, before)).toEqual({ when: 'Enter when it is expected.' });
    expect(validateWaypointChange({ ...before, latitude: '' }, before)).toHaveProperty('longitude');
  });
});

test.each([
  [0, 'up', null],
  [0, 'down', null],
  [1, 'up', null],
  [1, 'down', null],
  [2, 'up', null],
  [2, 'down', null],
  [3, 'up', null],
] as const)('stop %i of a route half way can’t be moved %s', (index, direction, place) =>
  expect(neighbourPlace(route, route[index] as StaffWaypoint, direction)).toBe(place),
);

test('stops ahead move only past other stops ahead', () => {
  const ahead = route.map((one) => ({ ...one, status: 'pending' as const }));
  expect(neighbourPlace(ahead, ahead[2] as StaffWaypoint, 'up')).toBe(IDS[1]);
  expect(neighbourPlace(ahead, ahead[1] as StaffWaypoint, 'down')).toBe(IDS[3]);
});

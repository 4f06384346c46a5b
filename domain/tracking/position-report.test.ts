import { expect, test } from 'vitest';
import { HOUR_MS } from '../calendar/durations.ts';
import type { Position } from '../routing/route-leg.ts';
import type { LivePosition } from './live-position.ts';
import { assessPosition, type Checkpoint, placeVehicle } from './position-report.ts';
import { placeOn, trackOf } from './track.ts';

const start = new Date('2026-03-01T00:00:00Z');
const hours = (count: number) => new Date(start.getTime() + count * HOUR_MS);
const track = trackOf([
  {
    transport_mode: 'sea',
    geometry: [
      [0, 0],
      [0, 10],
    ] satisfies Position[],
  },
]);
const checkpoint = (waypoint_order: number, distance_km: number, hour: number): Checkpoint => ({
  waypoint_order,
  waypoint_type: 'transit',
  location_name: `Port ${waypoint_order}`,
  transport_mode: 'sea',
  distance_km,
  estimated_arrival: hours(hour),
  status: waypoint_order === 0 ? 'completed' : 'pending',
});
const waypoints = [checkpoint(0, 0, 0), checkpoint(1, 500, 50), checkpoint(2, track.length_km, 100)];
const at = (km: number, taken_at: Date) => ({
  ...placeOn(track, km),
  speed: 20,
  vehicle_identifier: null,
  taken_at,
});

test.each([
  ['before the first port', 200, [], 'Port 1'],
  ['at the first port', 499.5, [1], 'Port 2'],
  ['past it', 700, [1], 'Port 2'],
  ['at the end', 1112, [1, 2], null],
])('%s', (_, km, reached, next) => {
  const outcome = assessPosition({ track, waypoints, live: null }, at(km, hours(30)));
  expect(outcome?.reached.map((waypoint) => waypoint.waypoint_order)).toEqual(reached);
  expect(outcome?.live.next_checkpoint).toBe(next);
  expect(outcome?.live.progress).toBeCloseTo((km / track.length_km) * 100, 0);
});

test('a vehicle on time arrives as planned, a late one by its delay later', () => {
  const on_time = assessPosition({ track, waypoints, live: null }, at(250, hours(25)));
  const late = assessPosition({ track, waypoints, live: null }, at(250, hours(40)));
  expect(on_time?.live.estimated_arrival?.getTime()).toBeCloseTo(hours(100).getTime(), -5);
  expect(late?.live.estimated_arrival?.getTime()).toBeCloseTo(hours(115).getTime(), -5);
});

test('a position that is older than the known one, or equal, changes nothing', () => {
  const live = assessPosition({ track, waypoints, live: null }, at(250, hours(25)))?.live as LivePosition;
  expect(assessPosition({ track, waypoints, live }, at(200, hours(24)))).toBeNull();
  expect(assessPosition({ track, waypoints, live }, at(250, hours(25)))).toBeNull();
  expect(assessPosition({ track, waypoints, live }, at(260, hours(26)))).not.toBeNull();
});

test('without a known route the position moves, the progress does not', () => {
  const report = { latitude: 1, longitude: 2, speed: 5, vehicle_identifier: null, taken_at: hours(1) };
  const outcome = assessPosition({ track: trackOf([]), waypoints: [], live: null }, report);
  expect(outcome?.live).toMatchObject({ latitude: 1, longitude: 2, heading: 0, progress: 0 });
});

test('after a jump only arrivals ahead that positions recorded are withdrawn', () => {
  const done = (stop: Checkpoint, arrival_event_id: string | null) => ({
    ...stop,
    status: 'completed' as const,
    arrival_event_id,
  });
  const stops = [done(waypoints[0] as Checkpoint, null), done(checkpoint(1, 500, 50), 'e1')];
  const byHand = done(checkpoint(2, 1_000, 100), null);
  const live = assessPosition({ track, waypoints, live: null }, at(1_050, hours(50)))?.live as LivePosition;
  const assess = (km: number, jumped: boolean) =>
    assessPosition({ track, waypoints: [...stops, byHand], live }, at(km, hours(51)), { jumped });
  expect(assess(470, true)).toMatchObject({
    withdrawn: [{ location_name: 'Port 1' }],
    live: { next_checkpoint: 'Port 1' },
  });
  expect(assess(520, true)?.withdrawn).toEqual([]);
  // Without a jump a vehicle may turn back a little; far behind the stop, it cannot have been there.
  expect(assess(470, false)?.withdrawn).toEqual([]);
  expect(assess(100, false)).toMatchObject({ withdrawn: [{ location_name: 'Port 1' }] });
  expect(assess(100, false)?.live.progress).toBeCloseTo((100 / track.length_km) * 100, 0);
});

test('an undone arrival counts again after a position before the stop', () => {
  const retracted = [{ ...checkpoint(1, 500, 50), arrival_taken_back: true }];
  const assess = (km: number) =>
    assessPosition({ track, waypoints: retracted, live: null }, at(km, hours(1)));
  expect(assess(600)).toMatchObject({ reached: [], rearmed: [] });
  expect(assess(400)).toMatchObject({ reached: [], rearmed: retracted });
});

test('off the route and before the pick-up only the place changes', () => {
  const before = assessPosition({ track, waypoints, live: null }, at(250, hours(25)))?.live as LivePosition;
  const report = { latitude: 30, longitude: 90, speed: 5, vehicle_identifier: null, taken_at: hours(26) };
  const { progress, next_checkpoint, estimated_arrival } = before;
  expect(placeVehicle({ track, waypoints, live: before }, report, { off_route: true })).toMatchObject({
    ...{ latitude: 30, longitude: 90, off_route: true, updated_at: hours(26) },
    ...{ progress, next_checkpoint, estimated_arrival },
  });
  expect(placeVehicle({ track, waypoints, live: null }, report)).toMatchObject({
    ...{ progress: 0, next_checkpoint: 'Port 1', estimated_arrival: null, off_route: false },
  });
  expect(placeVehicle({ track, waypoints, live: before }, { ...report, taken_at: hours(24) })).toBeNull();
});

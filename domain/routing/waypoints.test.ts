import { describe, expect, it } from 'vitest';
import type { RouteLeg, Stop } from './route-leg.ts';
import { planWaypoints } from './waypoints.ts';

const houston: Stop = {
  name: 'Houston',
  country: 'US',
  latitude: 29.76,
  longitude: -95.36,
  kind: 'place',
  code: null,
};
const portSaid: Stop = {
  name: 'Port Said',
  country: 'EG',
  latitude: 31.4,
  longitude: 32.35,
  kind: 'port',
  code: 'EGPSD',
};
const jeddah: Stop = {
  name: 'Jeddah',
  country: 'SA',
  latitude: 21.5,
  longitude: 39,
  kind: 'port',
  code: 'SAJED',
};

const legs: RouteLeg[] = [
  {
    transport_mode: 'road',
    from: houston,
    to: portSaid,
    distance_km: 600,
    geometry: [
      [-95.36, 29.76],
      [32.35, 31.4],
    ],
    passages: [],
  },
  {
    transport_mode: 'sea',
    from: portSaid,
    to: jeddah,
    distance_km: 1320,
    geometry: [
      [32.35, 31.4],
      [32.35, 30],
      [39, 21.5],
    ],
    passages: ['suez'],
  },
];
const departure = new Date('2026-11-20T00:00:00Z');
const estimated_delivery = new Date('2026-11-25T00:00:00Z');

describe('planWaypoints', () => {
  const waypoints = planWaypoints(legs, { departure, estimated_delivery });

  it('names origin, gateways, passages and destination in order', () => {
    expect(
      waypoints.map(({ waypoint_order, waypoint_type, location_name, transport_mode }) => [
        waypoint_order,
        waypoint_type,
        location_name,
        transport_mode,
      ]),
    ).toEqual([
      [0, 'origin', 'Houston, US', 'road'],
      [1, 'transit', 'Port Said, EG', 'road'],
      [2, 'transit', 'Suez Canal', 'sea'],
      [3, 'destination', 'Port of Jeddah, SA', 'sea'],
    ]);
    expect(waypoints.every(({ status }) => status === 'pending')).toBe(true);
  });

  it('spreads the time by distance and speed', () => {
    const times = waypoints.map(({ estimated_arrival }) => estimated_arrival.getTime());
    expect(times[0]).toBe(departure.getTime());
    expect(times.at(-1)).toBe(estimated_delivery.getTime());
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    // 4 h collection, 9.2 h driving, 11 h rest and 12 h border; then 72 h in port, 38.8 h at sea and 60 h in port.
    const share = 36.2 / (36.2 + 72 + 38.8 + 60);
    expect(waypoints[1]?.estimated_arrival.getTime()).toBeCloseTo(
      departure.getTime() + share * (estimated_delivery.getTime() - departure.getTime()),
      -7,
    );
  });

  it('is empty without legs', () => {
    expect(planWaypoints([], { departure, estimated_delivery })).toEqual([]);
  });
});

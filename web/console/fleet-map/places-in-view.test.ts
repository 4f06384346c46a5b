import { expect, test } from 'vitest';
import type { Viewport } from '#web/map/map-provider.ts';
import { type Mark, placesIn } from './places-in-view.ts';
import { vehicle } from './vehicle-for-tests.ts';
import { Vehicles } from './vehicles.ts';

const vehicles = new Vehicles();
vehicles.read([
  vehicle({ tracking_number: 'GS2', longitude: 175, latitude: 10 }),
  vehicle({ tracking_number: 'GS1', longitude: -175, latitude: 10 }),
  vehicle({ tracking_number: 'GS3', longitude: 20, latitude: 10 }),
]);

function single(tracking_number: string): Mark {
  return { properties: { tracking_number }, longitude: 0, latitude: 0 };
}

function cluster(cluster_id: number, point_count: number, longitude: number): Mark {
  const properties = { cluster: true, cluster_id, point_count, sea: point_count };
  return { properties, longitude, latitude: 5 };
}

const pacific: Viewport = [
  [170, 0],
  [190, 20],
];

test('clusters come first, largest first, and marks that span several tiles are counted once', () => {
  const marks = [single('GS2'), cluster(7, 3, 172), single('GS2'), cluster(8, 30, -172), cluster(7, 3, 172)];
  const { places } = placesIn(pacific, marks, vehicles);
  expect(places.map(({ cluster, vehicle }) => cluster?.id ?? vehicle?.tracking_number)).toEqual([
    8,
    7,
    'GS2',
  ]);
});

test('vehicles are in view by their true position, on any copy of the world', () => {
  const marks = [single('GS1'), single('GS2'), single('GS3'), cluster(1, 5, 20)];
  expect(placesIn(pacific, marks, vehicles).vehicles).toBe(2);
  expect(placesIn(pacific, marks, vehicles).places).toHaveLength(2);
  const wrapped: Viewport = [
    [-190, 0],
    [-170, 20],
  ];
  expect(placesIn(wrapped, marks, vehicles).vehicles).toBe(2);
});

test('a flight beyond the northern edge of the map is in view at that edge', () => {
  const polar = new Vehicles();
  polar.read([vehicle({ tracking_number: 'GS1', longitude: 100, latitude: 87.5 })]);
  const north: Viewport = [
    [90, 80],
    [110, 85.051],
  ];
  const { vehicles: counted, places } = placesIn(north, [single('GS1')], polar);
  expect(counted).toBe(1);
  expect(places).toHaveLength(1);
});

test('a mark of a shipment that was just delivered is ignored', () => {
  expect(placesIn(pacific, [single('GS9')], vehicles).places).toEqual([]);
});

test('a cluster is named after the town near its middle', () => {
  const named = new Vehicles();
  named.read([
    vehicle({ tracking_number: 'GS1', longitude: 173, latitude: 6, near: 'Suva, FJ' }),
    vehicle({ tracking_number: 'GS2', longitude: 178, latitude: 10, near: null }),
  ]);
  const nearOf = (longitude: number) =>
    placesIn(pacific, [cluster(7, 3, longitude)], named).places[0]?.cluster?.near;
  expect(nearOf(172)).toBe('Suva, FJ');
  expect(nearOf(189)).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { misplacedStops, type OrderedStop, overlookedStops } from './waypoint-repair.ts';

type Row = [
  name: string,
  type: OrderedStop['waypoint_type'],
  km: number | null,
  status?: 'pending' | 'completed',
];
const stopsOf = (rows: Row[]) =>
  rows.map(([name, waypoint_type, distance_km, status = 'pending'], waypoint_order) => ({
    name,
    waypoint_order,
    waypoint_type,
    distance_km,
    status,
  }));

/** The names in repaired order. */
function repaired(rows: Row[]): string {
  const stops = stopsOf(rows);
  for (const { stop, waypoint_order } of misplacedStops(stops)) stop.waypoint_order = waypoint_order;
  return stops
    .toSorted((one, other) => one.waypoint_order - other.waypoint_order)
    .map(({ name }) => name)
    .join(' ');
}

describe('misplacedStops', () => {
  test.each<[string, Row[], string]>([
    [
      'right already',
      [
        ['a', 'origin', 0],
        ['b', 'transit', 90],
        ['c', 'destination', 500],
      ],
      'a b c',
    ],
    [
      'ports swapped',
      [
        ['a', 'origin', 0],
        ['c', 'transit', 400],
        ['b', 'transit', 90],
        ['d', 'destination', 500],
      ],
      'a b c d',
    ],
    [
      'backwards',
      [
        ['c', 'destination', 500],
        ['b', 'transit', 90],
        ['a', 'origin', 0],
      ],
      'a b c',
    ],
    [
      'a little turn back',
      [
        ['a', 'origin', 0],
        ['b', 'transit', 120],
        ['c', 'transit', 90],
        ['d', 'destination', 500],
      ],
      'a b c d',
    ],
    [
      'added by hand at the end',
      [
        ['a', 'origin', 0],
        ['b', 'destination', 500],
        ['hand', 'transit', null],
      ],
      'a b hand',
    ],
    [
      'a manual stop keeps its place',
      [
        ['b', 'destination', 500],
        ['hand', 'transit', null],
        ['a', 'origin', 0],
      ],
      'a hand b',
    ],
    ['no stops', [], ''],
  ])('%s', (_, rows, names) => expect(repaired(rows)).toBe(names));

  test('a repaired order needs no further repair', () => {
    const stops = stopsOf([
      ['c', 'destination', 500],
      ['b', 'transit', 90],
      ['a', 'origin', 0],
    ]);
    for (const { stop, waypoint_order } of misplacedStops(stops)) stop.waypoint_order = waypoint_order;
    expect(misplacedStops(stops)).toEqual([]);
    expect(new Set(stops.map(({ waypoint_order }) => waypoint_order)).size).toBe(3);
  });
});

describe('overlookedStops', () => {
  const done = 'completed' as const;
  test.each<[string, Row[], boolean, string[]]>([
    [
      'nothing reached',
      [
        ['a', 'origin', 0],
        ['b', 'destination', 9],
      ],
      false,
      [],
    ],
    [
      'before a completed one',
      [
        ['a', 'origin', 0],
        ['b', 'transit', 5, done],
        ['c', 'destination', 9],
      ],
      false,
      ['a'],
    ],
    [
      'in line',
      [
        ['a', 'origin', 0, done],
        ['b', 'transit', 5, done],
        ['c', 'destination', 9],
      ],
      false,
      [],
    ],
    [
      'delivered',
      [
        ['a', 'origin', 0, done],
        ['b', 'transit', 5],
        ['c', 'destination', 9],
      ],
      true,
      ['b', 'c'],
    ],
    ['no stops', [], true, []],
  ])('%s', (_, rows, delivered, names) => {
    expect(overlookedStops(stopsOf(rows), delivered).map(({ name }) => name)).toEqual(names);
  });
});

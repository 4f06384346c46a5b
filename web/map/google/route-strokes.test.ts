import { expect, test } from 'vitest';
import type { RoutePart } from '#web/static-map/route-parts.ts';
import type { MapColours } from '../map-colours.ts';
import { routeStrokes } from './route-strokes.ts';

const colours = {
  water: 'white',
  modes: { road: 'red', air: 'blue', sea: 'skyblue', rail: 'purple' },
} as MapColours;

const part = (transport_mode: RoutePart['transport_mode'], ahead = false): RoutePart => ({
  transport_mode,
  ahead,
  line: [
    [175, 30],
    [190, 35],
  ],
});

test('a casing is below the line, and both cross the antimeridian', () => {
  const [casing, line] = routeStrokes(part('road'), colours);
  expect(casing).toMatchObject({ strokeColor: 'white', strokeWeight: 7, zIndex: 1 });
  expect(line).toMatchObject({ strokeColor: 'red', strokeWeight: 3, strokeOpacity: 1, zIndex: 2 });
  for (const stroke of [casing, line])
    expect(stroke?.path).toEqual([
      { lat: 30, lng: 175 },
      { lat: 35, lng: -170 },
    ]);
});

test.each([
  ['road', 1, undefined],
  ['air', 0, '16px'],
  ['sea', 0, '8px'],
  ['rail', 1, '12px'],
] as const)('%s has its own pattern', (mode, strokeOpacity, repeat) => {
  const line = routeStrokes(part(mode), colours)[1];
  expect(line).toMatchObject({ strokeColor: colours.modes[mode], strokeOpacity });
  expect(line?.icons?.[0]?.repeat).toBe(repeat);
});

test.each(['road', 'air', 'sea', 'rail'] as const)('%s is paler ahead of the freight', (mode) => {
  const { strokeOpacity, icons } = routeStrokes(part(mode, true), colours)[1] ?? {};
  const symbol = icons?.[0]?.icon;
  expect(symbol?.fillOpacity ?? symbol?.strokeOpacity ?? strokeOpacity).toBe(0.6);
});

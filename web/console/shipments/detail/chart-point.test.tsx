import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Position } from '#domain/routing/route-leg.ts';
import { RouteChart } from '#web/static-map/route-chart.tsx';
import { CHART_PADDING, pointAt } from './chart-point.ts';

const view = {
  legs: [
    {
      transport_mode: 'sea' as const,
      geometry: [
        [139.7, 35.6],
        [190, 45],
        [241.8, 33.7],
      ] satisfies Position[],
    },
  ],
  stops: [
    { name: 'Tokyo', latitude: 35.6, longitude: 139.7 },
    { name: 'Los Angeles', latitude: 33.7, longitude: -118.2 },
  ],
  live: { latitude: 44, longitude: -175 },
};
const box = { width: 360, height: 300 };

test('a click on a marker yields the marker’s coordinates, on both sides of 180°', () => {
  const svg = renderToStaticMarkup(<RouteChart {...view} {...box} padding={CHART_PADDING} />);
  const marks = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="4.5"/g)];
  expect(marks).toHaveLength(2);
  for (const [index, [, x, y]] of marks.entries()) {
    const point = pointAt(view, { ...box, x: Number(x), y: Number(y) });
    expect(point?.latitude).toBeCloseTo(view.stops[index]?.latitude ?? Number.NaN, 6);
    expect(point?.longitude).toBeCloseTo(view.stops[index]?.longitude ?? Number.NaN, 6);
  }
});

test('returns null before the map is drawn', () => {
  expect(pointAt({ legs: [], stops: [], live: null }, { ...box, x: 1, y: 1 })).toBeNull();
});

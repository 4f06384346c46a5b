import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { crossing } from '#web/static-map/pacific-lanes.ts';

const style = readFileSync(join(import.meta.dirname, 'home.css'), 'utf8');
const voyage = /@keyframes voyage \{(.*?)\n\}/s.exec(style)?.[1] ?? '';
const stops = [...voyage.matchAll(/([\d.]+)% \{\s*transform: translate\(([\d.]+)px, ([\d.]+)px\)/g)].map(
  ([, percent, x, y]) => ({ percent: Number(percent), x: Number(x), y: Number(y) }),
);
const points = crossing
  .slice(1)
  .split('L')
  .map((point) => point.split(',').map(Number) as [number, number]);

test('the vessel of the home page follows the lane', () =>
  expect(stops.map(({ x, y }) => [x, y])).toEqual(points));

test('the vessel keeps its speed', () => {
  const legs = stops.slice(1).map(({ percent, x, y }, index) => {
    const before = stops[index] ?? { percent: 0, x: 0, y: 0 };
    return { percent: percent - before.percent, length: Math.hypot(x - before.x, y - before.y) };
  });
  const whole = legs.reduce((sum, { length }) => sum + length, 0);
  for (const { percent, length } of legs) expect(percent).toBeCloseTo((100 * length) / whole, 0);
});

import type { RouteProjection } from './route-projection.ts';

/** Meridians and parallels at the coarsest round step that still shows a few of each. */
export function RouteGraticule({
  projection,
  width,
  height,
}: {
  projection: RouteProjection;
  width: number;
  height: number;
}) {
  const step = stepFor(projection.east - projection.west);
  const lines = [
    ...multiples(projection.west, projection.east, step).map((longitude) => {
      const [x] = projection.project([longitude, 0]);
      return `M${x.toFixed(1)} 0V${height}`;
    }),
    ...multiples(Math.max(-90, projection.south), Math.min(90, projection.north), step).map((latitude) => {
      const [, y] = projection.project([0, latitude]);
      return `M0 ${y.toFixed(1)}H${width}`;
    }),
  ];
  return <path d={lines.join('')} fill="none" stroke="var(--ink)" strokeOpacity=".1" />;
}

function stepFor(span: number) {
  return [1, 2, 5, 10, 15].find((step) => span / step <= 10) ?? 30;
}

function multiples(from: number, to: number, step: number) {
  const values = [];
  for (let value = Math.ceil(from / step) * step; value <= to; value += step) values.push(value);
  return values;
}

import type { Position } from '#domain/routing/route-leg.ts';
import { nearestTurn, type RouteProjection } from './route-projection.ts';

interface SeenFrameProps {
  seen: readonly [southWest: Position, northEast: Position];
  line: readonly Position[];
  projection: RouteProjection;
}

/** A frame that marks a larger map's viewport on an overview chart. */
export function ViewportFrame({ seen: [southWest, northEast], line, projection }: SeenFrameProps) {
  const middle = (southWest[0] + northEast[0]) / 2;
  const shift = nearestTurn(middle, line) - middle;
  const [left, bottom] = projection.project([southWest[0] + shift, southWest[1]]);
  const [right, top] = projection.project([northEast[0] + shift, northEast[1]]);
  return (
    <rect
      x={left}
      y={top}
      width={right - left}
      height={bottom - top}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.5"
    />
  );
}

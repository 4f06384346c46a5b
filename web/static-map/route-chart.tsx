import type { Position } from '#domain/routing/route-leg.ts';
import { lineLengthKm } from '#domain/routing/search/geodesy.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { Bathymetry } from './bathymetry.tsx';
import { LivePoint } from './live-point.tsx';
import { RouteGraticule } from './route-graticule.tsx';
import { placeLabels } from './route-labels.ts';
import { RouteLine } from './route-line.tsx';
import {
  alignLines,
  fitRoute,
  fitWorld,
  nearestTurn,
  type RouteProjection,
  unwrapLongitudes,
} from './route-projection.ts';
import { splitLine } from './split-line.ts';
import { ViewportFrame } from './viewport-frame.tsx';
import landUrl from './world-land.svg?url';

interface ChartLeg {
  transport_mode: TransportMode;
  /** `[longitude, latitude]`, unwrapped beyond ±180. */
  geometry: readonly Position[];
}

export interface ChartStop {
  name: string;
  latitude: number;
  longitude: number;
  /** The freight has reached it, so the mark is filled. */
  reached?: boolean;
}

export interface RouteChartProps {
  legs: readonly ChartLeg[];
  stops: readonly ChartStop[];
  live?: { latitude: number; longitude: number; silent?: boolean } | null | undefined;
  /** The position of a replay. */
  replay?: { latitude: number; longitude: number } | null | undefined;
  /** South-west and north-east corner of a larger map's viewport. */
  seen?: readonly [Position, Position];
  /** Size in pixels; the drawing keeps its proportions when the box differs. */
  width: number;
  height: number;
  /** Padding around the route in pixels. Defaults to 40. */
  padding?: number;
  /** Distance travelled along all legs. The remaining part is paler. Defaults to the whole route. */
  travelledKm?: number | undefined;
  /** False for insets. */
  withLabels?: boolean;
  /** Text alternative. Without it the chart is hidden from screen readers and its content must be shown as text. */
  label?: string;
  className?: string;
}

/** A route on a static chart. Without legs and stops it shows the world. */
export function RouteChart({
  legs,
  stops,
  live,
  replay,
  seen,
  width,
  height,
  padding = 40,
  travelledKm,
  withLabels = true,
  label,
  className,
}: RouteChartProps) {
  const lines = alignLines(legs.map((leg) => leg.geometry));
  const drawn = lines.flat();
  /** Without a line, as before hydration, the stops determine the copy of the world. */
  const line = drawn.length > 0 ? drawn : unwrapLongitudes(stops);
  const onTurn = ({ latitude, longitude }: { latitude: number; longitude: number }): Position => [
    nearestTurn(longitude, line),
    latitude,
  ];
  const stopPositions = drawn.length > 0 ? stops.map(onTurn) : line;
  const livePosition = live && onTurn(live);
  const shown = [...drawn, ...stopPositions, ...(livePosition ? [livePosition] : [])];
  const projection =
    shown.length > 0 ? fitRoute(shown, { width, height, padding }) : fitWorld({ width, height });

  const marks = stops.map((stop, index) => {
    const [x, y] = projection.project(stopPositions[index] as Position);
    return { text: stop.name, x, y };
  });
  const labels = withLabels ? placeLabels(marks, { width, height }, drawn.map(projection.project)) : [];
  const livePoint = livePosition && projection.project(livePosition);
  const replayPoint = replay && projection.project(onTurn(replay));

  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
    >
      <rect x={-width} y={-height} width={3 * width} height={3 * height} fill="var(--surface)" />
      {projection.landTransforms.map((transform) => (
        <Bathymetry
          key={transform}
          href={`${landUrl}#land`}
          transform={transform}
          shoals={shoalsAt(projection.scale)}
        />
      ))}
      <RouteGraticule projection={projection} width={width} height={height} />
      {drawnParts(legs, lines, travelledKm).map((part) => (
        <RouteLine key={part.key} mode={part.mode} d={linePath(part.line, projection)} ahead={part.ahead} />
      ))}
      {marks.map((mark, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a route may call at the same place twice
          key={index}
          cx={mark.x}
          cy={mark.y}
          r="4.5"
          fill={stops[index]?.reached ? 'var(--ink)' : 'var(--surface)'}
          stroke="var(--ink)"
          strokeWidth="2"
        />
      ))}
      {seen && <ViewportFrame seen={seen} line={line} projection={projection} />}
      {replayPoint && (
        <circle
          cx={replayPoint[0]}
          cy={replayPoint[1]}
          r="6.5"
          fill="var(--surface)"
          stroke="var(--ink)"
          strokeWidth="3"
        />
      )}
      {livePoint && live?.silent && (
        <circle
          cx={livePoint[0]}
          cy={livePoint[1]}
          r="6"
          fill="var(--surface)"
          stroke="var(--ink-3)"
          strokeWidth="2.5"
        />
      )}
      {livePoint && !live?.silent && <LivePoint x={livePoint[0]} y={livePoint[1]} scale={0.8} />}
      {marks.map((mark, index) => {
        const place = labels[index];
        return (
          place && (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: a route may call at the same place twice
              key={index}
              x={place.x}
              y={place.y}
              textAnchor={place.anchor}
              fill="var(--ink)"
              stroke="var(--surface)"
              strokeWidth="3"
              paintOrder="stroke"
              fontSize="13"
              fontWeight="600"
            >
              {mark.text}
            </text>
          )
        );
      })}
    </svg>
  );
}

interface DrawnPart {
  key: string;
  mode: TransportMode;
  line: readonly Position[];
  ahead: boolean;
}

function drawnParts(
  legs: readonly ChartLeg[],
  lines: readonly (readonly Position[])[],
  travelledKm = Number.POSITIVE_INFINITY,
): DrawnPart[] {
  let left = travelledKm;
  return legs.flatMap(({ transport_mode: mode }, index) => {
    const geometry = lines[index] ?? [];
    const { travelled, remaining } = splitLine(geometry, left);
    left = Math.max(0, left - lineLengthKm(geometry));
    return [
      { key: `${index} ahead`, mode, line: remaining, ahead: true },
      { key: `${index} travelled`, mode, line: travelled, ahead: false },
    ].filter((part) => part.line.length > 1);
  });
}

function linePath(line: readonly Position[], { project }: RouteProjection) {
  return line
    .map((position, index) => {
      const [x, y] = project(position);
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** Shoal belts as wide as on the reference chart (50 and 20 px at 5.8 px per degree), clamped. */
function shoalsAt(scale: number): [number, number] {
  return [Math.min(50, Math.max(8, scale * 8.6)), Math.min(20, Math.max(3, scale * 3.4))];
}

import type { Position } from '#domain/routing/route-leg.ts';
import { Bathymetry } from './bathymetry.tsx';
import { type ChartContent, type ChartLayout, layoutChart } from './chart-layout.ts';
import { RouteGraticule } from './route-graticule.tsx';
import { RouteLine } from './route-line.tsx';
import { ReplayMark, StopMarks, StopNames, VehicleMark } from './route-marks.tsx';
import { routeParts } from './route-parts.ts';
import type { RouteProjection } from './route-projection.ts';
import { ViewportFrame } from './viewport-frame.tsx';
import landUrl from './world-land.svg?url';

export interface RouteChartProps extends ChartContent {
  /** South-west and north-east corner of a larger map's viewport. */
  seen?: readonly [Position, Position];
  /** Distance travelled along all legs. The remaining part is paler. Defaults to the whole route. */
  travelledKm?: number | undefined;
  /** Text alternative. Without it the chart is hidden from screen readers and its content must be shown as text. */
  label?: string;
  className?: string;
}

/** A route on a static chart. Without legs and stops it shows the world. */
export function RouteChart(props: RouteChartProps) {
  const { stops, live, seen, width, height, label, className } = props;
  const layout = layoutChart(props);
  const { projection, line, marks, labels, livePoint, replayPoint } = layout;
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
      {drawnParts(props, layout).map(({ transport_mode, line, ahead }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity
        <RouteLine key={index} mode={transport_mode} d={linePath(line, projection)} ahead={ahead} />
      ))}
      <StopMarks marks={marks} stops={stops} />
      {seen && <ViewportFrame seen={seen} line={line} projection={projection} />}
      {replayPoint && <ReplayMark at={replayPoint} />}
      {livePoint && <VehicleMark at={livePoint} live={live} />}
      <StopNames marks={marks} labels={labels} />
    </svg>
  );
}

/** The travelled parts are last, so that they are drawn above the others. */
function drawnParts(
  { legs, travelledKm = Number.POSITIVE_INFINITY }: RouteChartProps,
  { lines }: ChartLayout,
) {
  const aligned = legs.map(({ transport_mode }, index) => ({ transport_mode, geometry: lines[index] ?? [] }));
  return routeParts(aligned, travelledKm).sort((one, other) => Number(other.ahead) - Number(one.ahead));
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

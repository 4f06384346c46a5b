import type { Position } from '#domain/routing/route-leg.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { placeLabels } from './route-labels.ts';
import {
  alignLines,
  fitRoute,
  fitWorld,
  nearestTurn,
  type RouteProjection,
  unwrapLongitudes,
} from './route-projection.ts';

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

export interface ChartContent {
  legs: readonly ChartLeg[];
  stops: readonly ChartStop[];
  live?: { latitude: number; longitude: number; silent?: boolean } | null | undefined;
  /** The position of a replay. */
  replay?: { latitude: number; longitude: number } | null | undefined;
  /** Size in pixels; the drawing keeps its proportions when the box differs. */
  width: number;
  height: number;
  /** Padding around the route in pixels. Defaults to 40. */
  padding?: number;
  /** False for insets. */
  withLabels?: boolean;
}

export interface ChartLayout {
  projection: RouteProjection;
  /** The geometry of each leg, in one copy of the world. */
  lines: readonly (readonly Position[])[];
  /** The whole route, or the stops where no line is known. */
  line: readonly Position[];
  /** The stops, in pixels. */
  marks: readonly { text: string; x: number; y: number }[];
  /** For each mark; null where there is no room. Empty without labels. */
  labels: ReturnType<typeof placeLabels>;
  livePoint: [x: number, y: number] | null | undefined;
  replayPoint: [x: number, y: number] | null | undefined;
}

/** Where everything on a chart is. It is cropped to the route; without one it shows the world. */
export function layoutChart({
  legs,
  stops,
  live,
  replay,
  width,
  height,
  padding = 40,
  withLabels = true,
}: ChartContent): ChartLayout {
  const lines = alignLines(legs.map((leg) => leg.geometry));
  const drawn = lines.flat();
  // Without a line, as before hydration, the stops determine the copy of the world.
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
  return {
    projection,
    lines,
    line,
    marks,
    labels: withLabels ? placeLabels(marks, { width, height }, drawn.map(projection.project)) : [],
    livePoint: livePosition && projection.project(livePosition),
    replayPoint: replay && projection.project(onTurn(replay)),
  };
}

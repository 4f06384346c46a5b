import { useEffect, useMemo, useRef, useState } from 'react';
import type { FleetPosition } from '#contract/fleet.ts';
import type { Position } from '#domain/routing/route-leg.ts';
import { NOT_FOR_NAVIGATION, PLACES_CREDIT, WORLD_CREDIT } from '#web/map/map-credits.ts';
import { Bathymetry } from '#web/static-map/bathymetry.tsx';
import { fitRoute } from '#web/static-map/route-projection.ts';
import landUrl from '#web/static-map/world-land.svg?url';
import { frameAround } from './fleet-bounds.ts';
import { SHAPE_SIZE, VEHICLE_SHAPES } from './vehicle-shapes.ts';

/** Vehicles within one cell of this size share a mark, in pixels. */
const CELL = 12;
const WORLD: [Position, Position] = [
  [-170, -50],
  [190, 70],
];
const SCALE = 0.7;

/** A static map, shown until the live map is ready and where it can't be rendered. The list is the accessible equivalent. */
export function StaticFleetChart({ vehicles }: { vehicles: readonly FleetPosition[] }) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 900, height: 560 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const bounds = useMemo(() => frameAround(vehicles) ?? WORLD, [vehicles]);
  const projection = fitRoute(bounds, { ...size, padding: 40 });
  const [[west]] = bounds;

  const marks = new Map<string, { x: number; y: number; vehicle: FleetPosition }>();
  for (const vehicle of vehicles) {
    const longitude = vehicle.longitude < west ? vehicle.longitude + 360 : vehicle.longitude;
    const [x, y] = projection.project([longitude, vehicle.latitude]);
    marks.set(`${Math.round(x / CELL)} ${Math.round(y / CELL)} ${vehicle.transport_mode}`, { x, y, vehicle });
  }
  return (
    <div ref={box} className="absolute inset-0 overflow-hidden">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size.width} ${size.height}`}
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
      >
        <rect width={size.width} height={size.height} fill="var(--surface)" />
        {projection.landTransforms.map((transform) => (
          <Bathymetry key={transform} href={`${landUrl}#land`} transform={transform} shoals={[14, 6]} />
        ))}
        {[...marks].map(([key, { x, y, vehicle }]) => (
          <path
            key={key}
            d={VEHICLE_SHAPES[vehicle.transport_mode]}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${SCALE}) rotate(${vehicle.heading}) translate(${-SHAPE_SIZE / 2} ${-SHAPE_SIZE / 2})`}
            fill={`var(--mode-${vehicle.transport_mode})`}
            stroke="var(--surface)"
            strokeWidth="3"
            paintOrder="stroke"
          />
        ))}
      </svg>
      <p className="absolute right-0 bottom-0 bg-surface px-1.5 text-caption">
        {[WORLD_CREDIT, PLACES_CREDIT, NOT_FOR_NAVIGATION].join(' | ')}
      </p>
    </div>
  );
}

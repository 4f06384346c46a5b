import { dockCount, hall, racks, type WarehouseZone, warehouseZones } from '#content/services/warehousing.ts';
import { DrawingSheet, ScaleBar, SheetLabel } from './drawing-sheet.tsx';
import { dockDoors, rackRows } from './floor-plan-geometry.ts';

const TRAILER = { length: 13.6, width: 2.55 };

/** Floor plan of the hall with its yard. One unit is one metre, north is up. */
export function FloorPlan() {
  return (
    <DrawingSheet viewBox="-8 -6 130 83" label={2.5}>
      <path
        d={`M-40 ${hall.depth_m + 22}H140`}
        stroke="var(--shoal-3)"
        strokeDasharray="8 6"
        vectorEffect="non-scaling-stroke"
      />
      {warehouseZones.map((zone) => (
        <Zone key={zone.key} zone={zone} />
      ))}
      <rect width={hall.width_m} height={hall.depth_m} strokeWidth="3" vectorEffect="non-scaling-stroke" />
      {warehouseZones.filter(dockCount).map((zone) => (
        <Docks key={zone.key} zone={zone} />
      ))}
      <ScaleBar x={99} y={73} part={5} labels={['0', '20 m']} />
    </DrawingSheet>
  );
}

function Zone({ zone }: { zone: WarehouseZone }) {
  const { left_m: x, top_m: y, width_m: width, depth_m: depth } = zone;
  const [middleX, middleY] = [x + width / 2, y + depth / 2];
  return (
    <g>
      <rect
        {...{ x, y, width }}
        height={depth}
        fill={
          zone.fitting === 'cold'
            ? 'var(--shoal-3)'
            : zone.fitting === 'open'
              ? 'var(--sunken)'
              : 'var(--surface)'
        }
        vectorEffect="non-scaling-stroke"
      />
      <Fitting zone={zone} />
      <circle cx={middleX} cy={middleY} r="3.4" fill="var(--surface)" vectorEffect="non-scaling-stroke" />
      <SheetLabel x={middleX} y={middleY} lower={0.36} anchor="middle">
        {zone.key}
      </SheetLabel>
    </g>
  );
}

/** The fittings of a zone, in thin lines. */
function Fitting({ zone }: { zone: WarehouseZone }) {
  const { left_m: x, top_m: y, width_m: width, depth_m: depth, fitting } = zone;
  const thin = { strokeWidth: 1, strokeOpacity: 0.55, vectorEffect: 'non-scaling-stroke' } as const;
  if (fitting === 'racks')
    return rackRows(zone, racks.double_rows).map((row) => (
      <g key={row.y}>
        <rect {...row} fill="var(--shoal-2)" {...thin} />
        <path d={`M${row.x} ${row.y + row.height / 2}h${row.width}`} {...thin} />
        <path d={bayLines(row)} {...thin} strokeOpacity={0.3} />
      </g>
    ));
  if (fitting === 'shelves')
    return Array.from({ length: 6 }, (_, index) => x + 2.4 + index * 3.6).map((left) => (
      <rect key={left} x={left} y={y + 3} width="1.2" height={depth - 6} fill="var(--shoal-2)" {...thin} />
    ));
  if (fitting === 'cold')
    return (
      <rect x={x + 1.2} y={y + 1.2} width={width - 2.4} height={depth - 2.4} {...thin} strokeOpacity={1} />
    );
  if (fitting === 'desks')
    return (
      <path
        d={`M${x} ${y + 6}h${width}M${x} ${y + 12}h${width}M${x + 8} ${y}v6M${x + 8} ${y + 12}v6`}
        {...thin}
        strokeOpacity={1}
      />
    );
  return null;
}

function bayLines({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const bay = width / racks.bays;
  return Array.from(
    { length: racks.bays - 1 },
    (_, index) => `M${x + (index + 1) * bay} ${y}v${height}`,
  ).join('');
}

/** Dock doors in the south wall, with a trailer at every third. */
function Docks({ zone }: { zone: WarehouseZone }) {
  return dockDoors(zone).map((door, index) => (
    <g key={door}>
      <rect
        x={door - 1.4}
        y={hall.depth_m - 0.6}
        width="2.8"
        height="1.2"
        fill="var(--surface)"
        vectorEffect="non-scaling-stroke"
      />
      {index % 3 === 1 && (
        <rect
          x={door - TRAILER.width / 2}
          y={hall.depth_m + 0.8}
          width={TRAILER.width}
          height={TRAILER.length}
          fill="var(--shoal-2)"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </g>
  ));
}

/** A single zone at the table's scale. */
export function ZoneOutline({ zone, pixelsPerMetre }: { zone: WarehouseZone; pixelsPerMetre: number }) {
  const [width, height] = [zone.width_m * pixelsPerMetre, zone.depth_m * pixelsPerMetre];
  return (
    <svg aria-hidden="true" width={width + 2} height={height + 2}>
      <rect
        x="1"
        y="1"
        width={width}
        height={height}
        fill={zone.fitting === 'cold' ? 'var(--shoal-3)' : 'var(--shoal-2)'}
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
    </svg>
  );
}

import { dockCount, hall, type WarehouseZone } from '#content/services/warehousing.ts';

/** Depth of a double row of pallet racks, in metres. */
const DOUBLE_ROW_M = 2.4;
/** Width of the cross aisle at both ends of a row, in metres. */
const CROSS_AISLE_M = 3;

/** Double rows of racks in a zone, with aisles of equal width between them and along the walls. */
export function rackRows({ left_m, top_m, width_m, depth_m }: WarehouseZone, count: number) {
  const aisle = (depth_m - count * DOUBLE_ROW_M) / (count + 1);
  return Array.from({ length: count }, (_, index) => ({
    x: left_m + CROSS_AISLE_M,
    y: round(top_m + aisle + index * (DOUBLE_ROW_M + aisle)),
    width: width_m - 2 * CROSS_AISLE_M,
    height: DOUBLE_ROW_M,
  }));
}

/** The centres of a zone's dock doors, in metres from the hall's west wall. */
export function dockDoors(zone: WarehouseZone): number[] {
  const count = dockCount(zone);
  const margin = (zone.width_m - count * hall.dock_width_m) / 2;
  return Array.from(
    { length: count },
    (_, index) => zone.left_m + margin + (index + 0.5) * hall.dock_width_m,
  );
}

function round(metres: number) {
  return Math.round(metres * 100) / 100;
}

import { describe, expect, it, test } from 'vitest';
import { airServices } from '../../../../content/services/air-freight.ts';
import { dutyRanges } from '../../../../content/services/customs-clearance.ts';
import { type Container, containers } from '../../../../content/services/ocean-freight.ts';
import { placesInReach, reachCentre, truckClasses } from '../../../../content/services/road-transport.ts';
import { dockCount, hall, racks, warehouseZones } from '../../../../content/services/warehousing.ts';
import { distanceKm } from '../../../../domain/routing/search/geodesy.ts';
import { kmFrom } from './azimuthal.ts';
import { barExtent, percentAlong, ticks } from './bar-extent.ts';
import { drawnSize, fillHeight, flatBox } from './container-geometry.ts';
import { dockDoors, rackRows } from './floor-plan-geometry.ts';
import { truckSide } from './truck-geometry.ts';

describe('bars', () => {
  const days = { from: 0, to: 10 };

  test.each([
    [
      { from: 1, to: 3 },
      { start: 10, length: 20 },
    ],
    [
      { from: 5, to: 10 },
      { start: 50, length: 50 },
    ],
    [
      { from: 8, to: 14 },
      { start: 80, length: 20 },
    ],
  ])('%o on an axis of ten days extends %o', (range, extent) => {
    expect(barExtent(range, days)).toEqual(extent);
  });

  it('measures from the start of the axis', () => {
    expect(percentAlong(15, { from: 10, to: 30 })).toBe(25);
  });

  it('marks both ends of the axis', () => {
    expect(ticks(days, 2)).toEqual([0, 2, 4, 6, 8, 10]);
  });

  it('has an axis long enough for every range drawn on it', () => {
    expect(Math.max(...airServices.map(({ to_days }) => to_days))).toBeLessThanOrEqual(10);
    expect(Math.max(...dutyRanges.map(({ to_percent }) => to_percent))).toBeLessThanOrEqual(40);
  });
});

describe('containers', () => {
  const named = (name: string) => containers.find((container) => container.name === name) as Container;

  it('draws a 40-foot container 12.192/6.058 as long as one of 20 feet', () => {
    const [short] = drawnSize(named("20' standard"), 14);
    const [long] = drawnSize(named("40' standard"), 14);
    expect(long / short).toBeCloseTo(12.192 / 6.058, 10);
  });

  it('draws a high cube 305 mm taller and equally long', () => {
    const [length, , height] = drawnSize(named("40' standard"), 1);
    const [highLength, , highHeight] = drawnSize(named("40' high cube"), 1);
    expect(highHeight - height).toBeCloseTo(0.305, 10);
    expect(highLength).toBe(length);
  });

  test.each(containers)('$name is filled with its $volume_cbm CBM, below its roof', (container) => {
    const level = fillHeight(container);
    expect(level * container.length_m * container.width_m).toBeCloseTo(container.volume_cbm, 10);
    expect(level).toBeLessThan(container.height_m);
  });

  it('has a bounding box', () => {
    expect(flatBox([10, 10, 10])).toMatchObject({ top: -10, height: 20 });
    expect(flatBox([10, 10, 10]).width).toBeCloseTo(20 * Math.cos(Math.PI / 6), 10);
  });
});

describe('places on the chart', () => {
  test.each(placesInReach)('$name lies as far from the centre as on the globe', (place) => {
    const [east, south] = kmFrom(reachCentre, place);
    expect(Math.hypot(east, south)).toBeCloseTo(distanceKm(reachCentre, place), 0);
  });

  test.each([
    ['north', { latitude: 54.92, longitude: 4.48 }, [0, -333.6]],
    ['south', { latitude: 48.92, longitude: 4.48 }, [0, 333.6]],
  ])('a place %s of the centre is drawn there', (_, place, [east, south]) => {
    const [x, y] = kmFrom(reachCentre, place);
    expect(x).toBeCloseTo(east as number, 0);
    expect(y).toBeCloseTo(south as number, 0);
  });
});

describe('trucks', () => {
  test.each(truckClasses)('$name is drawn $length_m m long with its wheels under it', (truck) => {
    const side = truckSide(truck, 10);
    expect(side.length).toBeCloseTo(truck.length_m * 10, 5);
    expect(side.box.to).toBe(side.length);
    for (const { x, radius } of side.wheels) {
      expect(x - radius).toBeGreaterThan(0);
      expect(x + radius).toBeLessThan(side.length);
    }
  });

  it('are ordered by weight, up to 44 tons', () => {
    const weights = truckClasses.map(({ gross_weight_t }) => gross_weight_t);
    expect(weights).toEqual(weights.toSorted((one, other) => one - other));
    expect(weights.at(-1)).toBe(44);
  });
});

describe('the hall', () => {
  it('is fully covered by zones without overlap', () => {
    for (let x = 0.5; x < hall.width_m; x++)
      for (let y = 0.5; y < hall.depth_m; y++) {
        const over = warehouseZones.filter(
          ({ left_m, top_m, width_m, depth_m }) =>
            x > left_m && x < left_m + width_m && y > top_m && y < top_m + depth_m,
        );
        expect(over, `at ${x}, ${y}`).toHaveLength(1);
      }
  });

  it('has the stated number of pallet positions', () => {
    const { double_rows, bays, pallets_per_bay, levels } = racks;
    const positions = double_rows * 2 * bays * pallets_per_bay * levels;
    const zone = warehouseZones.find(({ fitting }) => fitting === 'racks');
    expect(zone?.use).toContain(positions.toLocaleString('en-US'));
  });

  test.each(warehouseZones.filter(dockCount))('$name has the docks it claims, within its walls', (zone) => {
    const doors = dockDoors(zone);
    expect(zone.use).toContain(`${doors.length} docks`);
    expect(doors[0]).toBeGreaterThanOrEqual(zone.left_m + hall.dock_width_m / 2);
    expect(doors.at(-1)).toBeLessThanOrEqual(zone.left_m + zone.width_m - hall.dock_width_m / 2);
  });

  it('leaves aisles that a reach truck can turn in', () => {
    const zone = warehouseZones.find(({ fitting }) => fitting === 'racks');
    if (!zone) throw new Error('no racks');
    const rows = rackRows(zone, racks.double_rows);
    const aisles = rows.slice(1).map((row, index) => row.y - (rows[index]?.y ?? 0) - row.height);
    expect(Math.min(...aisles)).toBeGreaterThan(2.8);
  });
});

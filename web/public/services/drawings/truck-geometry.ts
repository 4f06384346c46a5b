import type { TruckClass } from '#content/services/road-transport.ts';

/** Wheel radius by class, in metres. */
const WHEEL_RADIUS_M = { van: 0.36, rigid: 0.48, articulated: 0.5 } as const;
/** Height of the load floor above the road, in metres. */
const FLOOR_M = { van: 0.65, rigid: 1.0, articulated: 1.2 } as const;
const CAB_HEIGHT_M = { van: 2.1, rigid: 2.9, articulated: 3.6 } as const;

/** The side view of a truck in drawing units, x from its front bumper, y up from the road. */
export function truckSide(truck: TruckClass, unitsPerMetre: number) {
  const units = (metres: number) => Math.round(metres * unitsPerMetre * 10) / 10;
  const { shape } = truck;
  return {
    length: units(truck.length_m),
    height: units(truck.height_m),
    floor: units(FLOOR_M[shape]),
    cab: { length: units(truck.box_from_m - 0.35), height: units(CAB_HEIGHT_M[shape]) },
    box: { from: units(truck.box_from_m), to: units(truck.length_m) },
    wheels: truck.axles_m.map((axle) => ({ x: units(axle), radius: units(WHEEL_RADIUS_M[shape]) })),
  };
}

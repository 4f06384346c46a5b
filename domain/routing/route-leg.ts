import * as z from 'zod';
import { CountryCode, Point } from '#domain/places/place.ts';
import { TransportMode } from './transport-mode.ts';

/** One end of a leg. `code` is a UN/LOCODE for a port, an IATA code for an airport, else null. */
export const Stop = Point.extend({
  name: z.string(),
  country: CountryCode,
  kind: z.enum(['place', 'port', 'airport', 'terminal']),
  code: z.string().nullable(),
});
export type Stop = z.infer<typeof Stop>;

/** GeoJSON position `[longitude, latitude]`; in a line, longitudes are unwrapped and may exceed ±180. */
export const Position = z.tuple([z.number(), z.number()]);
export type Position = z.infer<typeof Position>;

/** The vehicle of a leg, which the mode alone does not determine: sea legs use ships, ferries and barges. */
export const VEHICLES = ['truck', 'train', 'ship', 'ferry', 'barge', 'aircraft'] as const;
export const Vehicle = z.enum(VEHICLES);
export type Vehicle = z.infer<typeof Vehicle>;

/** One vehicle's part of a journey. `passages` lists the straits and canals of a sea leg in order. */
export const RouteLeg = z.object({
  transport_mode: TransportMode,
  from: Stop,
  to: Stop,
  distance_km: z.number().min(0),
  geometry: z.array(Position).min(2),
  passages: z.array(z.string()),
  /** Missing where it is the mode's default. */
  vehicle: Vehicle.optional(),
});
export type RouteLeg = z.infer<typeof RouteLeg>;

const USUAL_VEHICLES: Readonly<Record<TransportMode, Vehicle>> = {
  air: 'aircraft',
  road: 'truck',
  rail: 'train',
  sea: 'ship',
};

export function vehicleOf({
  transport_mode,
  vehicle,
}: Pick<RouteLeg, 'transport_mode' | 'vehicle'>): Vehicle {
  return vehicle ?? USUAL_VEHICLES[transport_mode];
}

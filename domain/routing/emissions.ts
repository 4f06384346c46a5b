import * as z from 'zod';
import { type RouteLeg, vehicleOf } from './route-leg.ts';
import { TransportMode } from './transport-mode.ts';

const LegEmissions = z.object({
  transport_mode: TransportMode,
  from: z.string(),
  to: z.string(),
  /** Distance the factor is multiplied by, km: the leg's distance plus the detour adjustment. */
  distance_km: z.number(),
  /** Well-to-wheel, kg CO2e per tonne-kilometre. */
  factor: z.number(),
  /** The vehicle class of the factor. */
  vehicle: z.string(),
  /** Who published the factor: 'DESNZ 2025'. */
  source: z.string(),
  co2e_kg: z.number(),
});

/** Greenhouse gas emissions of a shipment by ISO 14083, estimated with default factors, kg CO2e. */
export const Emissions = z.object({
  co2e_kg: z.number(),
  /** The sources of its factors: 'DESNZ 2025 and EEA 2021'. */
  factor_set: z.string(),
  legs: z.array(LegEmissions),
});
export type Emissions = z.infer<typeof Emissions>;

/** What most of the factors are published as. */
const DESNZ = 'DESNZ 2025';
const EEA = 'EEA 2021';

interface Factor {
  /** Kilograms CO2e per tonne-kilometre, well-to-wheel. */
  factor: number;
  vehicle: string;
  /** DESNZ unless given. */
  source?: string;
}

/**
 * UK Government (DESNZ) GHG Conversion Factors for Company Reporting 2025, "Freighting goods" and "WTT- delivery
 * vehs & freight" added up, without radiative forcing. Open Government Licence v3.0.
 *
 * Trains: European Environment Agency, briefing 1/2021 "Rail and waterborne", average of rail freight in the EU-27 in 2018,
 * diesel and electric, well-to-wheel. CC BY 4.0. It lies within the defaults of the GLEC Framework v3.2 for European rail
 * (electric 10.8 g, diesel 30.7 g); the factor of DESNZ, 34.7 g for trains in the UK, lies above them.
 */
const FACTORS = {
  truck: { factor: 0.09502, vehicle: 'articulated truck over 33 t' },
  cooledTruck: { factor: 0.10994, vehicle: 'refrigerated articulated truck over 33 t' },
  train: { factor: 0.024, vehicle: 'freight train, diesel and electric', source: EEA },
  largeShip: { factor: 0.01553, vehicle: 'container ship of 8,000 TEU and more' },
  middleShip: { factor: 0.02062, vehicle: 'container ship of 3,000 to 7,999 TEU' },
  feeder: { factor: 0.03987, vehicle: 'container ship of 1,000 to 1,999 TEU' },
  ferry: { factor: 0.06328, vehicle: 'roll-on roll-off ferry' },
  barge: { factor: 0.03987, vehicle: 'barge, counted as the smallest container ship' },
  shortFlight: { factor: 0.96054, vehicle: 'flight up to 3,700 km' },
  longFlight: { factor: 0.66646, vehicle: 'flight over 3,700 km' },
} as const satisfies Record<string, Factor>;

const MAX_SHORT_FLIGHT_KM = 3700;
/** Ship classes by distance: feeders serve short routes, the largest ships other continents. */
const SHIPS = [
  { beyond_km: 8000, ship: FACTORS.largeShip },
  { beyond_km: 3000, ship: FACTORS.middleShip },
  { beyond_km: -1, ship: FACTORS.feeder },
];
const KG_PER_TONNE = 1000;

/**
 * Ratio of actual to planned distance (ISO 14083, GLEC Framework v3). Flight factors already assume the great circle,
 * so air has no adjustment.
 */
const DISTANCE_ADJUSTMENT: Readonly<Record<TransportMode, number>> = {
  air: 1,
  road: 1.05,
  rail: 1,
  sea: 1.15,
};

/** Sums mass × distance × factor over the legs. The mass includes packaging, kg; null without a mass. */
export function emissionsOf(
  legs: readonly RouteLeg[],
  cargo: { cargo_weight?: number | undefined; temperature_controlled?: boolean | undefined },
): Emissions | null {
  const { cargo_weight, temperature_controlled = false } = cargo;
  if (!cargo_weight) return null;
  const counted = legs.map((leg) => {
    const { factor, vehicle, source = DESNZ } = factorFor(leg, temperature_controlled);
    const distance_km = leg.distance_km * (isInland(leg) ? 1 : DISTANCE_ADJUSTMENT[leg.transport_mode]);
    return {
      transport_mode: leg.transport_mode,
      from: leg.from.name,
      to: leg.to.name,
      distance_km,
      factor,
      vehicle,
      source,
      co2e_kg: (cargo_weight / KG_PER_TONNE) * distance_km * factor,
    };
  });
  return {
    co2e_kg: counted.reduce((total, leg) => total + leg.co2e_kg, 0),
    factor_set: [...new Set(counted.map(({ source }) => source))].sort().join(' and '),
    legs: counted,
  };
}

function isInland(leg: RouteLeg): boolean {
  return vehicleOf(leg) === 'barge';
}

function factorFor(leg: RouteLeg, cooled: boolean): Factor {
  const { distance_km } = leg;
  switch (vehicleOf(leg)) {
    case 'aircraft':
      return distance_km > MAX_SHORT_FLIGHT_KM ? FACTORS.longFlight : FACTORS.shortFlight;
    case 'truck':
      return cooled ? FACTORS.cooledTruck : FACTORS.truck;
    case 'train':
      return FACTORS.train;
    case 'ferry':
      return FACTORS.ferry;
    case 'barge':
      return FACTORS.barge;
    case 'ship':
      return (SHIPS.find(({ beyond_km }) => distance_km > beyond_km) ?? { ship: FACTORS.feeder }).ship;
  }
}

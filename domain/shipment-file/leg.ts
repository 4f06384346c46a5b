import * as z from 'zod';
import { Moment } from '../calendar/moment.ts';
import { distanceKm } from '../places/distance.ts';
import { Point } from '../places/place.ts';
import { explainImoNumber, isImoNumber, normalizeImoNumber } from '../references/imo-number.ts';
import { mainLegs } from '../routing/main-legs.ts';
import type { Vehicle } from '../routing/route-leg.ts';
import type { TransportMode } from '../routing/transport-mode.ts';
import { plainText } from '../validation/plain-text.ts';
import { ItemId } from './item-id.ts';

export const LEG_ROLES = ['pre_carriage', 'main', 'transhipment', 'on_carriage'] as const;
export const LegRole = z.enum(LEG_ROLES);
export type LegRole = z.infer<typeof LegRole>;

export const LEG_MODES = ['sea', 'air', 'road', 'rail', 'barge'] as const;
export const LegMode = z.enum(LEG_MODES);
export type LegMode = z.infer<typeof LegMode>;

const MAX_LEGS = 30;

const text = (max_length: number) =>
  plainText().max(max_length, `At most ${max_length} characters.`).default('');
const time = Moment.nullable().default(null);

/**
 * One end of a leg: a UN/LOCODE, a position, or a town with its country. `name` defaults to that of the UN/LOCODE.
 */
export const LegPlace = z
  .object({
    unlocode: plainText()
      .overwrite((typed) => typed.replaceAll(/\s/g, '').toUpperCase())
      .nullable()
      .default(null),
    name: text(120),
    /** A terminal, a warehouse, a ramp. */
    facility: text(120),
    country: text(60),
    ...Point.partial().shape,
    /** Read-only: an item can be sent back as it was read. */
    time_zone: z.string().optional(),
  })
  .refine(({ unlocode, name }) => unlocode || name, {
    error: 'Enter a UN/LOCODE or the name of a place.',
    path: ['unlocode'],
  });
export type LegPlace = z.infer<typeof LegPlace>;

export const Vessel = z.object({
  name: plainText('Enter the name of the vessel.')
    .min(1, 'Enter the name of the vessel.')
    .max(120, 'At most 120 characters.'),
  /** A number is accepted as input. */
  imo: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(
      plainText()
        .overwrite(normalizeImoNumber)
        .refine((number) => number === '' || isImoNumber(number), {
          error: ({ input }) => explainImoNumber(String(input)) ?? undefined,
        }),
    )
    .nullable()
    .default(null),
});

/** One vehicle's part of the journey, as planned and as it happened; reported times may contradict each other. */
export const LegFields = z.object({
  ...ItemId.shape,
  /** Read-only, as `distance_km` is: legs are in the order of the list. */
  sequence: z.int32().optional(),
  distance_km: z.number().optional(),
  role: LegRole,
  mode: LegMode,
  from: LegPlace,
  to: LegPlace,
  carrier: text(120),
  vessel: Vessel.nullable().default(null),
  voyage: text(40),
  flight: text(40),
  /** A licence plate, a train or a wagon number. */
  vehicle: text(60),
  driver: text(120),
  etd: time,
  eta: time,
  atd: time,
  ata: time,
});

/** A leg as staff enter it. */
export const ShipmentLeg = LegFields.superRefine(({ etd, eta, atd, ata }, context) => {
  const refuse = (field: string) =>
    context.addIssue({ code: 'custom', path: [field], message: 'Enter an arrival after the departure.' });
  if (etd && eta && eta < etd) refuse('eta');
  if (atd && ata && ata < atd) refuse('ata');
  if (ata && !atd) context.addIssue({ code: 'custom', path: ['atd'], message: 'Enter the departure too.' });
});
export type ShipmentLeg = z.infer<typeof ShipmentLeg>;

export const ShipmentLegs = z
  .array(ShipmentLeg)
  .min(1, 'A route has at least one leg.')
  .max(MAX_LEGS, `At most ${MAX_LEGS} legs.`);

export function legModeOf(leg: { transport_mode: TransportMode; vehicle: Vehicle | null }): LegMode {
  return leg.vehicle === 'barge' ? 'barge' : leg.transport_mode;
}

/** A place whose position is known. */
interface LocatedLegPlace extends Point {
  unlocode: string | null;
  name: string;
}

const SAME_PLACE_KM = 50;

/** Whether a leg can begin where another ends: at the same UN/LOCODE, or nearby where one has none. */
export function connects(end: LocatedLegPlace, start: LocatedLegPlace): boolean {
  if (end.unlocode && start.unlocode) return end.unlocode === start.unlocode;
  return distanceKm(end, start) <= SAME_PLACE_KM;
}

/** The roles of legs that were planned without them: further legs in the mode of the main carriage are transhipments. */
export function legRoles(
  legs: readonly { transport_mode: TransportMode; vehicle: Vehicle | null; distance_km: number }[],
): LegRole[] {
  const { first, last } = mainLegs(legs);
  return legs.map((_, index) => {
    if (index < first) return 'pre_carriage';
    if (index === first) return 'main';
    return index <= last ? 'transhipment' : 'on_carriage';
  });
}

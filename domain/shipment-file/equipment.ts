import * as z from 'zod';
import { LEAST_MEASURE } from '../cargo/cargo-measures.ts';
import { explainContainerNumber, normalizeContainerNumber } from '../equipment/container-number.ts';
import { DayCharge } from '../equipment/day-charge.ts';
import { EQUIPMENT_STATES } from '../equipment/equipment-states.ts';
import { normalizeSizeType } from '../equipment/size-type.ts';
import { UsedFreeTime } from '../equipment/used-free-time.ts';
import { VerifiedGrossMass } from '../equipment/verified-gross-mass.ts';
import { plainText } from '../validation/plain-text.ts';
import { ItemId } from './item-id.ts';

export const EQUIPMENT_KINDS = ['container', 'uld', 'trailer'] as const;

const MAX_EQUIPMENT = 100;
const MAX_LINES = 200;
const MAX_KG = 1_000_000;
const MAX_M3 = 100_000;

const kg = (sentence: string) =>
  z
    .number({ error: sentence })
    .min(LEAST_MEASURE, 'A weight must be more than 0 kg.')
    .max(MAX_KG, 'At most 1,000,000 kg.');

/** How many pieces of a cargo line are stuffed into a box, and what they weigh where the shipper declared it for the box. */
const Stuffing = z.object({
  cargo_line_id: z.uuid(),
  pieces: z
    .number({ error: 'Enter how many pieces.' })
    .int('Enter a whole number of pieces.')
    .min(1, 'At least one piece.')
    .max(1_000_000, 'At most 1,000,000 pieces.'),
  /** Null where it is the share of the line. Without it, known pieces keep theirs. */
  gross_kg: kg('Enter the gross weight in kg.').nullable().optional(),
  volume_m3: z
    .number({ error: 'Enter the volume in m³.' })
    .min(LEAST_MEASURE, 'A volume must be more than 0 m³.')
    .max(MAX_M3, 'At most 100,000 m³.')
    .nullable()
    .optional(),
});

const days = (message: string) =>
  z
    .number({ error: message })
    .int('Enter whole days.')
    .min(0, 'Enter 0 to 365 days.')
    .max(365, 'Enter 0 to 365 days.');

/** A container, an air cargo unit or a trailer, as used for one shipment. */
export const Equipment = z
  .object({
    ...ItemId.shape,
    /** Read-only: by the latest fact about the box; null before the first one. */
    state: z.enum(EQUIPMENT_STATES).nullable().optional(),
    kind: z.enum(EQUIPMENT_KINDS).default('container'),
    /** '' while only the type is booked. */
    number: plainText().max(20, 'At most 20 characters.').overwrite(normalizeContainerNumber).default(''),
    /** ISO 6346: '45G1'; trade names such as '40HC' are accepted as input. */
    size_type: plainText().max(10, 'At most 10 characters.').overwrite(normalizeSizeType).default(''),
    tare_kg: kg('Enter the tare in kg.').nullable().default(null),
    seals: z
      .array(
        plainText('Enter a seal number.').min(1, 'Enter a seal number.').max(40, 'At most 40 characters.'),
      )
      .max(10, 'At most 10 seals.')
      .default([]),
    vgm: VerifiedGrossMass.nullable().default(null),
    /** Calendar days after the discharge at the destination without demurrage. Without it, a known box keeps its own. */
    free_days: days('Enter the free days.').nullable().optional(),
    /** Read-only: the last free day, in the zone of the port; null until the discharge, and once the box has left. */
    free_until: z.iso.date().nullable().optional(),
    free_time_zone: z.string().nullable().optional(),
    /** Read-only: what was used of the free time; null until the box has left, and where nobody has reported when it did. */
    free_time_used: UsedFreeTime.nullable().optional(),
    /** Read-only: by the tariff for the customer, final once the box has left; null without a rate and without the permission `money`. */
    demurrage: DayCharge.nullable().optional(),
    /** Calendar days after the gate-out until the empty return without detention. Without it, a known box keeps its own. */
    detention_days: days('Enter the detention free days.').nullable().optional(),
    /** Read-only: the last of these days; null until the laden box has left the terminal, and once it is returned. */
    return_until: z.iso.date().nullable().optional(),
    return_time_zone: z.string().nullable().optional(),
    /** Read-only: what was used of them; null until the box is returned. */
    return_time_used: UsedFreeTime.nullable().optional(),
    /** Read-only, as `demurrage`. */
    detention: DayCharge.nullable().optional(),
    stuffing: z.array(Stuffing).max(MAX_LINES, 'At most 200 lines.').default([]),
    /** Why the box may be loaded over its usual capacity; '' otherwise. */
    override_reason: plainText().max(300, 'At most 300 characters.').default(''),
  })
  .superRefine(({ kind, number, size_type }, context) => {
    if (number === '' && size_type === '')
      context.addIssue({ code: 'custom', path: ['number'], message: 'Enter a number or a type.' });
    const message = kind === 'container' && number !== '' ? explainContainerNumber(number) : null;
    if (message) context.addIssue({ code: 'custom', path: ['number'], message });
  });
export type Equipment = z.infer<typeof Equipment>;

export const EquipmentList = z
  .array(Equipment)
  .max(MAX_EQUIPMENT, 'At most 100 pieces of equipment.')
  .superRefine((list, context) => {
    const seen = new Set<string>();
    for (const [index, { number }] of list.entries()) {
      if (number !== '' && seen.has(number))
        context.addIssue({
          code: 'custom',
          path: [index, 'number'],
          message: 'The shipment already has this number.',
        });
      seen.add(number);
    }
  });

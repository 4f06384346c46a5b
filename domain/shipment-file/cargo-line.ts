import * as z from 'zod';
import { Moment } from '../calendar/moment.ts';
import { Centimetres, Kilograms, MAX_CARGO_LINES } from '../cargo/cargo-measures.ts';
import { CheckedDangerousGoods } from '../dangerous-goods/checked-dangerous-goods.ts';
import { CargoLine } from '../documents/cargo-line.ts';
import { plainText } from '../validation/plain-text.ts';
import { ItemId } from './item-id.ts';

const MAX_M3 = 100_000;

const celsius = z
  .number({ error: 'Enter the temperature in °C.' })
  .min(-100, 'At least −100 °C.')
  .max(100, 'At most 100 °C.');

/** One line of cargo: packages of one kind with the same contents. Weights and volume are of the whole line. */
export const ShipmentCargoLine = z
  .object({
    ...ItemId.shape,
    ...CargoLine.pick({
      marks: true,
      hs_code: true,
      origin_country: true,
      quantity: true,
      unit: true,
      unit_price_cents: true,
    }).shape,
    pieces: CargoLine.shape.packages_count,
    /** 'cartons', 'pallets' */
    package_type: CargoLine.shape.package_kind,
    description: plainText('Describe the cargo.')
      .min(1, 'Describe the cargo.')
      .max(4000, 'At most 4,000 characters.'),
    gross_kg: Kilograms,
    net_kg: Kilograms,
    /** Who weighed the line, and when; '' and null where nobody did. */
    weighed_by: plainText().max(120, 'At most 120 characters.').default(''),
    weighed_at: Moment.nullable().default(null),
    /** Of one piece. */
    length_cm: Centimetres,
    width_cm: Centimetres,
    height_cm: Centimetres,
    /** Computed from pieces and lengths where absent. */
    volume_m3: z
      .number({ error: 'Enter the volume in m³.' })
      .min(0, 'A volume cannot be negative.')
      .max(MAX_M3, 'At most 100,000 m³.')
      .nullable()
      .default(null),
    /** Null where it is unknown. */
    stackable: z.boolean().nullable().default(null),
    temperature: z
      .object({ min_c: celsius, max_c: celsius })
      .refine(({ min_c, max_c }) => min_c <= max_c, {
        error: 'The lowest temperature is above the highest.',
        path: ['min_c'],
      })
      .nullable()
      .default(null),
    dangerous_goods: CheckedDangerousGoods.nullable().default(null),
  })
  .refine(({ gross_kg, net_kg }) => gross_kg === null || net_kg === null || net_kg <= gross_kg, {
    error: 'The net weight is above the gross weight.',
    path: ['net_kg'],
  });
export type ShipmentCargoLine = z.infer<typeof ShipmentCargoLine>;

export const ShipmentCargoLines = z
  .array(ShipmentCargoLine)
  .max(MAX_CARGO_LINES, `At most ${MAX_CARGO_LINES} lines.`);

/** '640 cartons Ceramic tableware 12600 kg' */
export function cargoLineText({
  pieces,
  package_type,
  description,
  gross_kg,
}: Pick<ShipmentCargoLine, 'pieces' | 'package_type' | 'description' | 'gross_kg'>): string {
  return [pieces, package_type, description, gross_kg !== null && `${gross_kg} kg`].filter(Boolean).join(' ');
}

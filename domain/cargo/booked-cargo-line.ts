import * as z from 'zod';
import { CheckedDangerousGoods } from '../dangerous-goods/checked-dangerous-goods.ts';
import { plainText } from '../validation/plain-text.ts';
import { Centimetres, Kilograms, MAX_CARGO_LINES, PackageType, Pieces } from './cargo-measures.ts';

/** One line of cargo as a customer books it: packages of one kind with the same contents. */
export const BookedCargoLine = z.object({
  pieces: Pieces,
  package_type: PackageType,
  description: plainText('Describe the cargo.')
    .min(1, 'Describe the cargo.')
    .max(4000, 'At most 4,000 characters.'),
  /** Of the whole line. */
  gross_kg: Kilograms,
  /** Of one piece. */
  length_cm: Centimetres,
  width_cm: Centimetres,
  height_cm: Centimetres,
  /** Null where none are declared yet, or the line has none. */
  dangerous_goods: CheckedDangerousGoods.nullable().default(null),
});
export type BookedCargoLine = z.infer<typeof BookedCargoLine>;

/** Empty where the booking’s description and weight are all that is stated. */
export const BookedCargoLines = z
  .array(BookedCargoLine)
  .max(MAX_CARGO_LINES, `At most ${MAX_CARGO_LINES} lines.`)
  .default([]);

import * as z from 'zod';
import { plainText } from '../validation/plain-text.ts';
import { findSizeType, normalizeSizeType } from './size-type.ts';

const MAX_CONTAINERS = 100;
const MAX_TYPES = 20;

/** Containers as a customer books them: how many of a type. They get their numbers later. */
export const BookedEquipment = z.object({
  /** ISO 6346: '45G1'; trade names such as '40HC' are accepted as input. */
  size_type: plainText()
    .overwrite(normalizeSizeType)
    .refine((type) => findSizeType(type) !== undefined, 'Write containers as 2 × 40HC.'),
  count: z
    .number({ error: 'Enter how many containers.' })
    .int('Enter a whole number of containers.')
    .min(1, 'At least one container.')
    .max(MAX_CONTAINERS, `At most ${MAX_CONTAINERS} containers.`),
});
export type BookedEquipment = z.infer<typeof BookedEquipment>;

export const BookedEquipmentList = z
  .array(BookedEquipment)
  .max(MAX_TYPES, `At most ${MAX_TYPES} types of containers.`)
  .refine(
    (list) => list.reduce((sum, { count }) => sum + count, 0) <= MAX_CONTAINERS,
    `At most ${MAX_CONTAINERS} containers.`,
  )
  .default([]);

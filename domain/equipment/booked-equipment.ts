import * as z from 'zod';
import { plainText } from '../validation/plain-text.ts';
import { findSizeType, normaliseSizeType } from './size-type.ts';

const MOST = 100;
const MOST_TYPES = 20;

/** Containers as a customer books them: how many of a type. They get their numbers later. */
export const BookedEquipment = z.object({
  /** ISO 6346: '45G1'; trade names such as '40HC' are accepted as input. */
  size_type: plainText()
    .overwrite(normaliseSizeType)
    .refine((type) => findSizeType(type) !== undefined, 'Write containers as 2 × 40HC.'),
  count: z
    .number({ error: 'Enter how many containers.' })
    .int('Enter a whole number of containers.')
    .min(1, 'At least one container.')
    .max(MOST, `At most ${MOST} containers.`),
});
export type BookedEquipment = z.infer<typeof BookedEquipment>;

export const BookedEquipmentList = z
  .array(BookedEquipment)
  .max(MOST_TYPES, `At most ${MOST_TYPES} types of containers.`)
  .refine((list) => list.reduce((sum, { count }) => sum + count, 0) <= MOST, `At most ${MOST} containers.`)
  .default([]);

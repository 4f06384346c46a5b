import * as z from 'zod';
import { plainText } from '../shipments/plain-text.ts';
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

const PART = /^(?:(\d{1,4})\s*[x×*]?\s+|(\d{1,4})\s*[x×*]\s*)?(\d{2}\D.*)$/i;

/** The containers in a text such as '2 × 40HC, 1 × 20GP'. What it can't read stays as the type, for the rules to refuse. */
export function readTypedContainers(text: string): BookedEquipment[] {
  return text
    .split(/[,;+\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, spaced, joined, type] = PART.exec(part) ?? [];
      return { size_type: normaliseSizeType(type ?? part), count: Number(spaced ?? joined ?? 1) };
    });
}

/** '2 × 40HC, 1 × 20GP' */
export function containersText(list: readonly BookedEquipment[]): string {
  return list.map(({ size_type, count }) => `${count} × ${TRADE_NAMES[size_type] ?? size_type}`).join(', ');
}

/** What the trade calls the most common types. */
const TRADE_NAMES: Record<string, string> = {
  '22G1': '20GP',
  '42G1': '40GP',
  '45G1': '40HC',
  '22R1': '20RF',
  '45R1': '40RH',
};

import * as z from 'zod';
import { Moment } from '../calendar/moment.ts';
import { LEAST_MEASURE } from '../cargo/cargo-measures.ts';
import { plainText } from '../validation/plain-text.ts';
import { findSizeType } from './size-type.ts';

/** The verified gross mass of a packed container (SOLAS VI/2): weighed whole (1), or calculated from its parts (2). */
export const VerifiedGrossMass = z.object({
  kg: z
    .number({ error: 'Enter the verified gross mass in kg.' })
    .min(LEAST_MEASURE, 'A weight must be more than 0 kg.')
    .max(1_000_000, 'At most 1,000,000 kg.'),
  method: z.union([z.literal(1), z.literal(2)], { error: 'The method is 1 or 2.' }),
  weighed_by: plainText('Enter who weighed it.')
    .min(1, 'Enter who weighed it.')
    .max(120, 'At most 120 characters.'),
  weighed_at: Moment,
});
export type VerifiedGrossMass = z.infer<typeof VerifiedGrossMass>;

export interface VgmIssue {
  severity: 'error' | 'warning';
  message: string;
}

interface PackedBox {
  /** Trade name or ISO code; '' where it is unknown. */
  size_type: string;
  /** As painted on the box; null where it is unknown, so that the usual tare of the type counts. */
  tare_kg: number | null;
  /** Gross weight of what is stuffed; null where it is unknown. */
  cargo_kg: number | null;
}

/** Scales and declared weights differ by this much. */
const TOLERANCE = 0.05;

/**
 * Whether a verified gross mass is plausible. Errors are impossible masses: below the box's own tare, or above the
 * maximum of its type. A warning says that tare and cargo together are heavier than what was weighed.
 */
export function checkVgm({ kg }: Pick<VerifiedGrossMass, 'kg'>, box: PackedBox): VgmIssue[] {
  const type = findSizeType(box.size_type);
  if (type && kg > type.max_gross_kg)
    return [
      error(`${figure(kg)} kg is above the maximum of a ${type.label}, ${figure(type.max_gross_kg)} kg.`),
    ];
  if (box.tare_kg !== null && kg < box.tare_kg)
    return [error(`${figure(kg)} kg is below the tare of the container, ${figure(box.tare_kg)} kg.`)];
  const tare_kg = box.tare_kg ?? type?.tare_kg ?? null;
  if (tare_kg === null || box.cargo_kg === null) return [];
  const expected = tare_kg + box.cargo_kg;
  if (kg >= expected * (1 - TOLERANCE)) return [];
  const message = `${figure(kg)} kg is below tare and cargo together, ${figure(expected)} kg. Check both.`;
  return [{ severity: 'warning', message }];
}

function error(message: string): VgmIssue {
  return { severity: 'error', message };
}

function figure(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 1 });
}

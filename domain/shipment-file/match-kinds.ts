import { REFERENCE_KINDS } from './reference.ts';

/**
 * What a shipment can be found by: its own number, a container, a reference, and the numbers that only staff search by.
 * VEHICLE is a licence plate, a train or a wagon of a leg, a flight, or the vehicle of the device that the shipment follows.
 */
export const MATCH_KINDS = [
  'TRACKING',
  'CONTAINER',
  ...REFERENCE_KINDS,
  'FILE',
  'VESSEL',
  'VEHICLE',
  'INVOICE',
  'DOCUMENT',
  'QUOTE',
] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** Numbers that a consignee really has; anyone who has one may track by it. */
const PUBLIC_KINDS: readonly MatchKind[] = ['TRACKING', 'CONTAINER', 'MBL', 'HBL', 'MAWB', 'HAWB', 'BOOKING'];
/** Numbers that are found by staff only. */
const STAFF_KINDS: readonly MatchKind[] = ['FILE', 'VESSEL', 'VEHICLE', 'INVOICE', 'DOCUMENT', 'QUOTE'];

/** Whose shipments a kind finds: everyone's, those of the searcher's organisation, or only staff search by it. */
export function scopeOf(kind: MatchKind): 'anyone' | 'own' | 'staff' {
  if (PUBLIC_KINDS.includes(kind)) return 'anyone';
  return STAFF_KINDS.includes(kind) ? 'staff' : 'own';
}

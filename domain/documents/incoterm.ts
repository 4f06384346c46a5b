import * as z from 'zod';
import type { TransportMode } from '../routing/transport-mode.ts';

/**
 * Incoterms 2020. `by_sea` marks the four rules for sea and inland waterway transport only, `place` what the named place is.
 * From a place at the origin on, the buyer pays for the main carriage.
 */
const TERMS = {
  EXW: { name: 'Ex Works', by_sea: false, place: 'origin' },
  FCA: { name: 'Free Carrier', by_sea: false, place: 'origin' },
  CPT: { name: 'Carriage Paid To', by_sea: false, place: 'destination' },
  CIP: { name: 'Carriage and Insurance Paid To', by_sea: false, place: 'destination' },
  DAP: { name: 'Delivered at Place', by_sea: false, place: 'destination' },
  DPU: { name: 'Delivered at Place Unloaded', by_sea: false, place: 'destination' },
  DDP: { name: 'Delivered Duty Paid', by_sea: false, place: 'destination' },
  FAS: { name: 'Free Alongside Ship', by_sea: true, place: 'port of loading' },
  FOB: { name: 'Free On Board', by_sea: true, place: 'port of loading' },
  CFR: { name: 'Cost and Freight', by_sea: true, place: 'destination' },
  CIF: { name: 'Cost, Insurance and Freight', by_sea: true, place: 'destination' },
} as const;

export const INCOTERMS = [
  'EXW',
  'FCA',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
] as const satisfies (keyof typeof TERMS)[];
export const Incoterm = z.enum(INCOTERMS);
export type Incoterm = z.infer<typeof Incoterm>;

/** 'CIF · Cost, Insurance and Freight' */
export function incotermName(term: Incoterm): string {
  return `${term} · ${TERMS[term].name}`;
}

/** CIF as specified; CIP, its counterpart for any mode, where no leg is by sea. */
export function usualIncoterm(modes: readonly TransportMode[]): Incoterm {
  return modes.length === 0 || modes.includes('sea') ? 'CIF' : 'CIP';
}

/** A sentence that says why a term does not suit the shipment's modes; null where it does. */
export function incotermWarning(term: Incoterm, modes: readonly TransportMode[]): string | null {
  if (!TERMS[term].by_sea || modes.length === 0 || modes.includes('sea')) return null;
  return `${term} is meant for carriage by sea; this shipment has no leg by sea.`;
}

/** 'CIF Rotterdam, Incoterms® 2020': a term is stated with its named place and edition. */
export function incotermLabel(term: Incoterm, place: string): string {
  return `${term} ${place}, Incoterms® 2020`;
}

/** What the place that a term names is. */
export function namedPlaceOf(term: Incoterm): 'origin' | 'port of loading' | 'destination' {
  return TERMS[term].place;
}

/** Who pays the main carriage: the seller, in advance, where the term names a place at the destination. */
export function freightTermsOf(term: Incoterm): 'prepaid' | 'collect' {
  return TERMS[term].place === 'destination' ? 'prepaid' : 'collect';
}

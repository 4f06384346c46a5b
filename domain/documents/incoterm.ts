import * as z from 'zod';
import type { TransportMode } from '../routing/transport-mode.ts';

/** Incoterms 2020. `by_sea` marks the four rules for sea and inland waterway transport only. */
const TERMS = {
  EXW: { name: 'Ex Works', by_sea: false },
  FCA: { name: 'Free Carrier', by_sea: false },
  CPT: { name: 'Carriage Paid To', by_sea: false },
  CIP: { name: 'Carriage and Insurance Paid To', by_sea: false },
  DAP: { name: 'Delivered at Place', by_sea: false },
  DPU: { name: 'Delivered at Place Unloaded', by_sea: false },
  DDP: { name: 'Delivered Duty Paid', by_sea: false },
  FAS: { name: 'Free Alongside Ship', by_sea: true },
  FOB: { name: 'Free On Board', by_sea: true },
  CFR: { name: 'Cost and Freight', by_sea: true },
  CIF: { name: 'Cost, Insurance and Freight', by_sea: true },
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

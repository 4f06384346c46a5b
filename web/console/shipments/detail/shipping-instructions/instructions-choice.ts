import { BILL_RELEASES, MOST_ORIGINALS } from '#domain/documents/bill-release.ts';
import { CARGO_CLAUSES, CARGO_MOVEMENTS, FREIGHT_TERMS } from '#domain/documents/shipping-instructions.ts';

export const FREIGHT_CHOICES = FREIGHT_TERMS.map((value) => ({
  value,
  label: { prepaid: 'Prepaid', collect: 'Collect' }[value],
}));
export const MOVEMENT_CHOICES = CARGO_MOVEMENTS.map((value) => ({
  value,
  label: { FCL: 'FCL · full container', LCL: 'LCL · less than a container' }[value],
}));
export const RELEASE_CHOICES = BILL_RELEASES.map((value) => ({
  value,
  label: {
    original: 'Original bills of lading',
    telex: 'Telex release',
    sea_waybill: 'Sea waybill',
  }[value],
}));
export const ORIGINALS_CHOICES = Array.from({ length: MOST_ORIGINALS }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}));
export const CLAUSE_CHOICES = CARGO_CLAUSES.map((value) => ({
  value,
  label: `Institute Cargo Clauses ${value}`,
}));

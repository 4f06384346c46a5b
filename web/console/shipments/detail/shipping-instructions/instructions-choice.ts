import { CARGO_CLAUSES, CARGO_MOVEMENTS, FREIGHT_TERMS } from '#domain/documents/shipping-instructions.ts';

export const FREIGHT_CHOICES = FREIGHT_TERMS.map((value) => ({
  value,
  label: { prepaid: 'Prepaid', collect: 'Collect' }[value],
}));
export const MOVEMENT_CHOICES = CARGO_MOVEMENTS.map((value) => ({
  value,
  label: { FCL: 'FCL · full container', LCL: 'LCL · less than a container' }[value],
}));
export const CLAUSE_CHOICES = CARGO_CLAUSES.map((value) => ({
  value,
  label: `Institute Cargo Clauses ${value}`,
}));

import type { Declaration } from '#contract/shipments/declarations.ts';
import { DECLARATION_KINDS, type DeclarationState } from '#domain/customs/declaration-states.ts';
import { countryName } from '#domain/places/countries.ts';

const KIND_NAMES: Record<Declaration['kind'], string> = {
  import: 'Import declaration',
  export: 'Export declaration',
  transit: 'Transit declaration',
  ens: 'Entry summary declaration (ENS)',
  isf: 'Importer security filing (ISF 10+2)',
};

export const KIND_OPTIONS = DECLARATION_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));

/** A state that staff record of a declaration. */
export type RecordedState = Exclude<DeclarationState, 'draft'>;

export const STATE_VERBS: Record<RecordedState, string> = {
  lodged: 'Lodge',
  held: 'Hold',
  released: 'Release',
  rejected: 'Reject',
};

/** 'Import declaration, Germany' */
export function declarationTitle({ kind, country }: Pick<Declaration, 'kind' | 'country'>): string {
  return `${KIND_NAMES[kind]}, ${countryName(country)}`;
}

export function isRecorded(state: DeclarationState): state is RecordedState {
  return state !== 'draft';
}

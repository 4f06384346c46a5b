/**
 * What is declared to customs: the goods for import, export or transit, or the cargo in advance of its loading: the entry
 * summary declaration (ENS) of the European Union, the importer security filing (ISF 10+2) of the United States. Apart from the
 * schemas, so that pages can import it without zod.
 */
export const DECLARATION_KINDS = ['import', 'export', 'transit', 'ens', 'isf'] as const;
export type DeclarationKind = (typeof DECLARATION_KINDS)[number];

export const DECLARATION_STATES = ['draft', 'lodged', 'held', 'released', 'rejected'] as const;
export type DeclarationState = (typeof DECLARATION_STATES)[number];

/** Customs can hold goods again after their release. A rejected declaration is replaced by another one. */
const NEXT: Readonly<Record<DeclarationState, readonly DeclarationState[]>> = {
  draft: ['lodged'],
  lodged: ['held', 'released', 'rejected'],
  held: ['released', 'rejected'],
  released: ['held'],
  rejected: [],
};

export function nextStates(from: DeclarationState): readonly DeclarationState[] {
  return NEXT[from];
}

export function mayBecome(from: DeclarationState, to: DeclarationState): boolean {
  return NEXT[from].includes(to);
}

/** Whether customs have it and have not refused it. */
export function isLodged(state: DeclarationState): boolean {
  return state !== 'draft' && state !== 'rejected';
}

/** Whether its goods cross the border with it; a security filing alone releases no goods. */
export function isOfGoods(kind: DeclarationKind): boolean {
  return kind === 'import' || kind === 'export' || kind === 'transit';
}

/** Whether customs rejected a declaration of the kind and have released none. */
export function isRejected(
  wanted: DeclarationKind,
  declarations: readonly { kind: DeclarationKind; state: DeclarationState }[],
): boolean {
  const states = declarations.filter(({ kind }) => kind === wanted).map(({ state }) => state);
  return states.includes('rejected') && !states.includes('released');
}

/** The id of the form, for the button at the dialog's edge. */
export const PAPERS_FORM = 'papers-form';

/** What the dialog around the form must know of it. */
export interface Completeness {
  dirty: boolean;
  pending: boolean;
  /** Others have saved meanwhile: it must be looked at first. */
  mustLook: boolean;
}

export const UNTOUCHED: Completeness = { dirty: false, pending: false, mustLook: false };

/** The id of the form, for the button in the dialog's footer. */
export const INSTRUCTIONS_FORM = 'instructions-form';

/** The form's state for the dialog around it. */
export interface Completeness {
  dirty: boolean;
  pending: boolean;
  /** Someone else has saved a newer version, which the user must review first. */
  needsReview: boolean;
}

export const UNTOUCHED: Completeness = { dirty: false, pending: false, needsReview: false };

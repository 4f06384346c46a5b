import { draftOf, type WizardForm } from '../wizard-form.ts';

/** 'Houston, US'; '' if both are blank. */
export function shortPlace(form: WizardForm, end: 'origin' | 'destination'): string {
  const country = draftOf(form)[`${end}_country`] ?? '';
  return [form[`${end}_city`].trim(), country.trim()].filter(Boolean).join(', ');
}

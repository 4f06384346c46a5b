import { v4 as uuid } from 'uuid';
import type { LocatedPlace } from '#domain/places/place.ts';
import type { RouteOption, RouteRequest } from '#domain/routing/route-option.ts';
import { EMPTY_FORM, type WizardForm } from './wizard-form.ts';

const KEY = 'groundswell.shipment-draft.1';

export interface ChosenRoute {
  /** What it was offered for: with another request it is no longer chosen. */
  request: RouteRequest;
  option: RouteOption;
  origin: LocatedPlace;
  destination: LocatedPlace;
}

/** Everything of the wizard that a reload or signing in must not lose. */
export interface KeptWizard {
  form: WizardForm;
  route: ChosenRoute | null;
  /** Under it the server books this draft once, however often it is sent. */
  submission_key: string;
}

export function newWizard(): KeptWizard {
  return { form: EMPTY_FORM, route: null, submission_key: newSubmissionKey() };
}

/** Made by the uuid package, because browsers have `crypto.randomUUID` on secure origins only. */
export function newSubmissionKey(): string {
  return uuid();
}

/** Kept for the tab only. Where the browser forbids it, the wizard works without. */
export function readKeptWizard(): KeptWizard {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptWizard | null;
    return kept ? { ...kept, form: { ...EMPTY_FORM, ...kept.form } } : newWizard();
  } catch {
    return newWizard();
  }
}

export function keepWizard(wizard: KeptWizard): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(wizard));
  } catch {
    // A full or forbidden store costs the draft on a reload, nothing else.
  }
}

export function forgetWizard(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

import type { LocatedPlace } from '#domain/places/place.ts';
import type { RouteOption, RouteRequest } from '#domain/routing/route-option.ts';
import type { TypedInstructions } from './shipping-instructions/typed-instructions.ts';
import { EMPTY_FORM, type WizardForm } from './wizard-form.ts';

const KEY = 'groundswell.shipment-draft.2';

export interface ChosenRoute {
  /** What it was offered for: with another request it is no longer chosen. */
  request: RouteRequest;
  option: RouteOption;
  origin: LocatedPlace;
  destination: LocatedPlace;
}

/** Whom staff book for. */
export interface ChosenClient {
  /** Null while the name is only typed. */
  user_id: string | null;
  name: string;
}

/** Everything of the wizard that a reload or signing in must not lose. */
export interface StoredWizard {
  /** Whose draft it is: somebody else who signs in on this tab begins with an empty one. */
  user_id: string;
  /** Null for oneself. */
  client: ChosenClient | null;
  /** The tracking number of the shipment it was filled in from. */
  again: string | null;
  form: WizardForm;
  route: ChosenRoute | null;
  /** What the papers are to say beyond the booking. */
  papers: TypedInstructions;
}

export function newWizard(user_id: string): StoredWizard {
  return {
    user_id,
    client: null,
    again: null,
    form: EMPTY_FORM,
    route: null,
    papers: {},
  };
}

/** Kept for the tab only. Where the browser forbids it, the wizard works without. */
export function readStoredWizard(user_id: string): StoredWizard {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredWizard | null;
    return kept?.user_id === user_id ? { ...newWizard(user_id), ...kept } : newWizard(user_id);
  } catch {
    return newWizard(user_id);
  }
}

export function keepWizard(wizard: StoredWizard): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(wizard));
  } catch {
    // A full or forbidden store costs the draft on a reload, nothing else.
  }
}

export function clearStoredWizard(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

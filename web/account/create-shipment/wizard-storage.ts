import type { OfferedOption } from '#contract/routing.ts';
import type { LocatedPlace } from '#domain/places/place.ts';
import type { RouteRequest } from '#domain/routing/route-option.ts';
import { readSessionStorage, writeSessionStorage } from '#web/ui/session-storage-state.ts';
import type { TypedInstructions } from './shipping-instructions/typed-instructions.ts';
import { EMPTY_FORM, type WizardForm } from './wizard-form.ts';

const KEY = 'groundswell.shipment-draft.2';

export interface ChosenRoute {
  /** The request it was offered for; another request invalidates it. */
  request: RouteRequest;
  option: OfferedOption;
  origin: LocatedPlace;
  destination: LocatedPlace;
  /** 'Sea, $4,640, 24 days'; missing where a former release stored it. */
  label?: string;
}

/** The client for whom staff book. */
export interface ChosenClient {
  /** Null until chosen from the list. */
  user_id: string | null;
  name: string;
}

/** The wizard's state, which survives a reload and signing in. */
export interface StoredWizard {
  /** The owner: another user who signs in on this tab starts with an empty draft. */
  user_id: string;
  /** Null if the user books for themselves. */
  client: ChosenClient | null;
  /** The tracking number of the shipment it was copied from. */
  again: string | null;
  form: WizardForm;
  route: ChosenRoute | null;
  /** The optional shipping instructions. */
  instructions: TypedInstructions;
}

export function newWizard(user_id: string): StoredWizard {
  return {
    user_id,
    client: null,
    again: null,
    form: EMPTY_FORM,
    route: null,
    instructions: {},
  };
}

/** Stored for the tab only. If the browser forbids storage, the wizard works without. */
export function readStoredWizard(user_id: string): StoredWizard {
  const stored = readSessionStorage<StoredWizard>(KEY);
  if (stored?.user_id !== user_id) return newWizard(user_id);
  // Stored by a former release, it may lack fields.
  return { ...newWizard(user_id), ...stored, form: { ...EMPTY_FORM, ...stored.form } };
}

export function storeWizard(wizard: StoredWizard): void {
  writeSessionStorage(KEY, wizard);
}

export function clearStoredWizard(): void {
  writeSessionStorage(KEY, null);
}

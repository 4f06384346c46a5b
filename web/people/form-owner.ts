import { announcePersonChange } from '#web/forms/person-change.ts';
import { readSessionStorage, writeSessionStorage } from '#web/ui/session-storage-state.ts';

const FORM_OWNER_KEY = 'groundswell.form-owner.1';
const PUBLIC_FORMS = /^groundswell\.(quote|contact|form-owner)/;
const DRAFT_OWNER_KEY = 'groundswell.draft-owner.1';
const DRAFTS = /^groundswell\.(draft-owner|message-drafts|offer-drafts|shipment-draft|shipment-sent)/;

/**
 * Clears the public forms of this tab when their owner signs out or another person signs in, also between two page loads.
 * Forms without an owner are a visitor's and stay when the visitor signs in.
 */
export function claimForms(person: string | null): void {
  const owner = readSessionStorage<string>(FORM_OWNER_KEY);
  if (owner === person) return;
  if (owner !== null) {
    clear(PUBLIC_FORMS);
    announcePersonChange();
  }
  if (person !== null) writeSessionStorage(FORM_OWNER_KEY, person);
}

/** Clears the drafts of another person. They outlive the end of a session, because the person may sign in again. */
export function claimDrafts(person: string): void {
  const owner = readSessionStorage<string>(DRAFT_OWNER_KEY);
  if (owner !== null && owner !== person) clearDrafts();
  writeSessionStorage(DRAFT_OWNER_KEY, person);
}

/** Removes the bookings, offers and messages of this tab that have not been sent: the person signed out. */
export function clearDrafts(): void {
  clear(DRAFTS);
}

function clear(keys: RegExp): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (keys.test(key)) sessionStorage.removeItem(key);
  } catch {
    // The browser blocks storage, so nothing is stored.
  }
}

import { announcePersonChange } from '#web/forms/person-change.ts';
import { readSessionStorage, writeSessionStorage } from '#web/ui/session-storage-state.ts';

const OWNER_KEY = 'groundswell.form-owner.1';
const STORED_FORMS = /^groundswell\.(quote|contact|form-owner)/;

/** Outlives the end of a session, because the person may sign in again. */
export const MESSAGE_DRAFTS_KEY = 'groundswell.message-drafts.1';

export interface StoredDrafts<Drafts> {
  user_id: string;
  drafts: Drafts;
}

/**
 * Clears the public forms of this tab when their owner signs out or another person signs in, also between two page loads.
 * Forms without an owner are a visitor's and stay when the visitor signs in. Unsent messages stay until another person
 * signs in.
 */
export function claimForms(person: string | null): void {
  if (person !== null) clearMessageDrafts(person);
  const owner = readSessionStorage<string>(OWNER_KEY);
  if (owner === person) return;
  if (owner !== null) {
    for (const key of Object.keys(sessionStorage)) if (STORED_FORMS.test(key)) sessionStorage.removeItem(key);
    announcePersonChange();
  }
  if (person !== null) writeSessionStorage(OWNER_KEY, person);
}

/** Removes the unsent messages of this tab, except those of `person`. */
export function clearMessageDrafts(person: string | null): void {
  const stored = readSessionStorage<StoredDrafts<unknown>>(MESSAGE_DRAFTS_KEY);
  if (stored && stored.user_id !== person) sessionStorage.removeItem(MESSAGE_DRAFTS_KEY);
}

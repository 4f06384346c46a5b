import { announcePersonChange } from '#web/forms/person-change.ts';
import { readSessionStorage, writeSessionStorage } from '#web/ui/session-storage-state.ts';
import { clearMessageDrafts } from './message-drafts.ts';

const OWNER_KEY = 'groundswell.form-owner.1';
const STORED_FORMS = /^groundswell\.(quote|contact|form-owner)/;

/**
 * Clears the public forms of this tab when their owner signs out or another person signs in, also between two page loads.
 * Forms without an owner are a visitor's and stay when the visitor signs in. Unsent messages stay for their author, who may
 * sign in again after the session ended.
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

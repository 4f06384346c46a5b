import { readSessionStorage, writeSessionStorage } from '#web/ui/session-storage-state.ts';

const KEY = 'groundswell.message-drafts.1';

export interface MessageDraft {
  text: string;
  internal: boolean;
}

interface StoredDrafts {
  /** The owner: another person who signs in on this tab never gets them. */
  user_id: string;
  /** By tracking number. */
  drafts: Partial<Record<string, MessageDraft>>;
}

/** What a person typed about a shipment on this tab and hasn't sent. */
export function readMessageDraft(user_id: string, tracking_number: string): MessageDraft | null {
  return draftsOf(user_id)[tracking_number] ?? null;
}

/** Null removes the draft. */
export function storeMessageDraft(
  user_id: string,
  tracking_number: string,
  draft: MessageDraft | null,
): void {
  const { [tracking_number]: _, ...others } = draftsOf(user_id);
  const drafts = draft ? { ...others, [tracking_number]: draft } : others;
  if (Object.keys(drafts).length === 0) clearMessageDrafts();
  else writeSessionStorage(KEY, { user_id, drafts } satisfies StoredDrafts);
}

/** Removes all drafts, or those that don't belong to `owner`. */
export function clearMessageDrafts(owner?: string): void {
  if (owner !== undefined && readSessionStorage<StoredDrafts>(KEY)?.user_id === owner) return;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // If storage is forbidden, nothing was stored.
  }
}

function draftsOf(user_id: string): StoredDrafts['drafts'] {
  const stored = readSessionStorage<StoredDrafts>(KEY);
  return stored?.user_id === user_id ? stored.drafts : {};
}

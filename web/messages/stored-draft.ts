import { clearMessageDrafts, MESSAGE_DRAFTS_KEY, type StoredDrafts } from '#web/people/form-owner.ts';
import { readSessionStorage, writeSessionStorage } from '#web/ui/session-storage-state.ts';

export interface MessageDraft {
  text: string;
  internal: boolean;
}

/** By tracking number. */
type Drafts = Partial<Record<string, MessageDraft>>;

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
  if (Object.keys(drafts).length === 0) clearMessageDrafts(null);
  else writeSessionStorage(MESSAGE_DRAFTS_KEY, { user_id, drafts } satisfies StoredDrafts<Drafts>);
}

function draftsOf(user_id: string): Drafts {
  const stored = readSessionStorage<StoredDrafts<Drafts>>(MESSAGE_DRAFTS_KEY);
  return stored?.user_id === user_id ? stored.drafts : {};
}

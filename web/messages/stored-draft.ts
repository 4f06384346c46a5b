import { readSessionStorage, writeSessionStorage } from '#web/ui/session-storage-state.ts';

const KEY = 'groundswell.message-drafts.1';

export interface MessageDraft {
  text: string;
  internal: boolean;
}

/** By tracking number. */
type Drafts = Partial<Record<string, MessageDraft>>;

interface StoredDrafts {
  user_id: string;
  drafts: Drafts;
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
  const isEmpty = Object.keys(drafts).length === 0;
  writeSessionStorage(KEY, isEmpty ? null : ({ user_id, drafts } satisfies StoredDrafts));
}

function draftsOf(user_id: string): Drafts {
  const stored = readSessionStorage<StoredDrafts>(KEY);
  return stored?.user_id === user_id ? stored.drafts : {};
}

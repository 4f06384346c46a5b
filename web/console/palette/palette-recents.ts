import { DAY_MS } from '#domain/calendar/durations.ts';
import { hasConsent } from '#web/consent/consent.ts';
import type { PaletteItem } from './palette-commands.ts';

export const PALETTE_RECENTS_KEY = 'groundswell.palette-recents.1';
const MAX_RECENTS = 5;
const RETENTION_MS = 90 * DAY_MS;

type Recent = Pick<PaletteItem, 'label' | 'detail'> & { to: string };

interface StoredRecents {
  /** The owner; another user of this device must not see them. */
  user_id: string;
  /** Milliseconds since 1970. */
  stored_at: number;
  items: Recent[];
}

/** The user's recent palette destinations, newest first. Empty without consent. */
export function paletteRecents(user_id: string, now: number): PaletteItem[] {
  if (!hasConsent('functional')) return [];
  return readRecents(user_id, now).map((recent) => ({ ...recent, id: `recent ${recent.to}` }));
}

export function storeRecent(user_id: string, { label, detail, to }: PaletteItem, now: number): void {
  if (to === undefined || !hasConsent('functional')) return;
  const others = readRecents(user_id, now).filter((recent) => recent.to !== to);
  const recents: StoredRecents = {
    user_id,
    stored_at: now,
    items: [{ label, detail, to }, ...others].slice(0, MAX_RECENTS),
  };
  try {
    localStorage.setItem(PALETTE_RECENTS_KEY, JSON.stringify(recents));
  } catch {
    // Storage is full or blocked; recents are optional.
  }
}

function readRecents(user_id: string, now: number): Recent[] {
  try {
    const recents = JSON.parse(localStorage.getItem(PALETTE_RECENTS_KEY) ?? 'null') as StoredRecents | null;
    if (recents?.user_id !== user_id || !(now - recents.stored_at <= RETENTION_MS)) return [];
    return recents.items.filter(({ label, to }) => typeof label === 'string' && to.startsWith('/'));
  } catch {
    return [];
  }
}

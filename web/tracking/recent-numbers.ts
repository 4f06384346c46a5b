import { useEffect, useSyncExternalStore } from 'react';
import { consented, onConsentChange } from '#web/consent/consent.ts';

export const RECENT_NUMBERS_KEY = 'groundswell.recent-numbers.1';
const MOST = 10;
const LIFE_MS = 90 * 24 * 60 * 60 * 1000;

interface RecentNumber {
  number: string;
  /** Milliseconds since 1970. */
  found_at: number;
}

const none: readonly string[] = [];
const listeners = new Set<() => void>();

/** The numbers found last on this device, newest first; none without consent, and none on the server. */
export function useRecentNumbers(): readonly string[] {
  return useSyncExternalStore(subscribe, recentNumbers, () => none);
}

/** Remembers a number that was found, as soon as consent allows it. */
export function useRemembered(found: string | undefined): void {
  useEffect(() => {
    if (!found) return;
    remember(found, Date.now());
    return onConsentChange(() => remember(found, Date.now()));
  }, [found]);
}

export function remember(number: string, found_at: number): void {
  if (!consented('functional')) return;
  const others = readRecent(found_at).filter((recent) => recent.number !== number);
  try {
    localStorage.setItem(
      RECENT_NUMBERS_KEY,
      JSON.stringify([{ number, found_at }, ...others].slice(0, MOST)),
    );
  } catch {
    // A full or forbidden store costs a convenience.
  }
  notifyListeners();
}

export function clearRecentNumbers(): void {
  try {
    localStorage.removeItem(RECENT_NUMBERS_KEY);
  } catch {
    // Where storage is forbidden nothing was kept.
  }
  notifyListeners();
}

let numbers = none;

/** The same array while nothing has changed. */
export function recentNumbers(): readonly string[] {
  const read = consented('functional') ? readRecent(Date.now()).map(({ number }) => number) : none;
  if (read.join() !== numbers.join()) numbers = read;
  return numbers;
}

function readRecent(now: number): RecentNumber[] {
  try {
    const kept = JSON.parse(localStorage.getItem(RECENT_NUMBERS_KEY) ?? '[]') as RecentNumber[];
    return kept.filter(({ number, found_at }) => typeof number === 'string' && now - found_at < LIFE_MS);
  } catch {
    return [];
  }
}

/** Follows this page, other tabs, and what is consented to. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stopConsent = onConsentChange(listener);
  const followTab = ({ key }: StorageEvent) => {
    if (key === RECENT_NUMBERS_KEY || key === null) listener();
  };
  window.addEventListener('storage', followTab);
  return () => {
    listeners.delete(listener);
    stopConsent();
    window.removeEventListener('storage', followTab);
  };
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

import { useEffect, useSyncExternalStore } from 'react';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { hasConsent, onConsentChange } from '#web/consent/consent.ts';

export const RECENT_NUMBERS_KEY = 'groundswell.recent-numbers.1';
const MAX_NUMBERS = 10;
const LIFE_MS = 90 * DAY_MS;

interface RecentNumber {
  number: string;
  /** Milliseconds since 1970. */
  found_at: number;
}

const none: readonly string[] = [];
const listeners = new Set<() => void>();

/** The numbers last found on this device, newest first; none without consent or on the server. */
export function useRecentNumbers(): readonly string[] {
  return useSyncExternalStore(subscribe, recentNumbers, () => none);
}

/** Stores a found number if consent allows it. */
export function useRemembered(found: string | undefined): void {
  useEffect(() => {
    if (!found) return;
    remember(found, Date.now());
    return onConsentChange(() => remember(found, Date.now()));
  }, [found]);
}

export function remember(number: string, found_at: number): void {
  if (!hasConsent('functional')) return;
  const others = readRecent(found_at).filter((recent) => recent.number !== number);
  try {
    localStorage.setItem(
      RECENT_NUMBERS_KEY,
      JSON.stringify([{ number, found_at }, ...others].slice(0, MAX_NUMBERS)),
    );
  } catch {
    // Storage is full or forbidden: the list is optional.
  }
  notifyListeners();
}

export function clearRecentNumbers(): void {
  try {
    localStorage.removeItem(RECENT_NUMBERS_KEY);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
  notifyListeners();
}

let numbers = none;

/** Returns the same array until something changes, as `useSyncExternalStore` requires. */
export function recentNumbers(): readonly string[] {
  const read = hasConsent('functional') ? readRecent(Date.now()).map(({ number }) => number) : none;
  if (read.join() !== numbers.join()) numbers = read;
  return numbers;
}

function readRecent(now: number): RecentNumber[] {
  try {
    const stored = JSON.parse(localStorage.getItem(RECENT_NUMBERS_KEY) ?? '[]') as RecentNumber[];
    return stored.filter(({ number, found_at }) => typeof number === 'string' && now - found_at < LIFE_MS);
  } catch {
    return [];
  }
}

/** Subscribes to changes by this page, by other tabs, and of consent. */
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

import { COOKIE_CATEGORIES, type CookieCategory } from '#content/cookie-labels.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';

/** All categories except essential, which needs no consent. */
type OptionalCategory = Exclude<CookieCategory, 'essential'>;
export type Consent = Readonly<Record<OptionalCategory, boolean>>;

interface StoredConsent extends Consent {
  version: number;
  /** Milliseconds since 1970. */
  chosen_at: number;
}

export const CONSENT_KEY = 'groundswell.consent';
/** Increase it when the categories change, so that everyone is asked again. */
export const CONSENT_VERSION = 1;
export const CONSENT_LIFETIME_MS = 365 * DAY_MS;

export const OPTIONAL_CATEGORIES = COOKIE_CATEGORIES.filter(
  (category): category is OptionalCategory => category !== 'essential',
);
export const NOTHING: Consent = { analytics: false, functional: false, marketing: false };
export const EVERYTHING: Consent = { analytics: true, functional: true, marketing: true };

const listeners = new Set<() => void>();
/** The choice of this visit if storage is blocked. */
let chosenHere: Consent | null = null;

/** Whether a category may be stored or loaded. Only essential is allowed until a choice is made. */
export function hasConsent(category: CookieCategory): boolean {
  return category === 'essential' || (currentConsent() ?? NOTHING)[category];
}

/** Calls back after each choice in this or another tab. Returns the unsubscribe function. */
export function onConsentChange(listener: () => void): () => void {
  const followTab = (event: StorageEvent) => {
    if (event.key === CONSENT_KEY) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', followTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followTab);
  };
}

/** The valid consent. Null if there is none or it is older than a year. */
export function currentConsent(): Consent | null {
  if (chosenHere) return chosenHere;
  try {
    const stored = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null') as StoredConsent | null;
    const isValid =
      stored?.version === CONSENT_VERSION && Date.now() - stored.chosen_at < CONSENT_LIFETIME_MS;
    return isValid ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the choice, clears the data of refused categories and hides the banner. */
export function choose(consent: Consent): void {
  const stored: StoredConsent = { ...consent, version: CONSENT_VERSION, chosen_at: Date.now() };
  chosenHere = consent;
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(stored));
    chosenHere = null;
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  void clearRefused(OPTIONAL_CATEGORIES.filter((category) => !consent[category]));
  delete document.documentElement.dataset.consent;
  for (const listener of listeners) listener();
}

/** Loads the table of stored items only when a category is refused. */
async function clearRefused(refused: readonly OptionalCategory[]): Promise<void> {
  if (refused.length === 0) return;
  const { clearStorage } = await import('./clear-storage.ts');
  clearStorage(refused);
}

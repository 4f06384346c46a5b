import { COOKIE_CATEGORIES, type CookieCategory } from '#content/cookie-words.ts';

/** Everything but the essential, which needs no consent. */
export type OptionalCategory = Exclude<CookieCategory, 'essential'>;
export type Consent = Readonly<Record<OptionalCategory, boolean>>;

interface KeptConsent extends Consent {
  version: number;
  /** Milliseconds since 1970. */
  chosen_at: number;
}

export const CONSENT_KEY = 'groundswell.consent';
/** Raised when the categories change, so that everybody is asked again. */
export const CONSENT_VERSION = 1;
export const CONSENT_LIFE_MS = 365 * 24 * 60 * 60 * 1000;

export const OPTIONAL_CATEGORIES = COOKIE_CATEGORIES.filter(
  (category): category is OptionalCategory => category !== 'essential',
);
export const NOTHING: Consent = { analytics: false, functional: false, marketing: false };
export const EVERYTHING: Consent = { analytics: true, functional: true, marketing: true };

const listeners = new Set<() => void>();
/** Covers the visit where storage is forbidden. */
let chosenHere: Consent | null = null;

/** Whether this category may be stored or loaded. Until there is an answer, only the essential may. */
export function consented(category: CookieCategory): boolean {
  return category === 'essential' || (currentConsent() ?? NOTHING)[category];
}

/** Calls after each choice, in this tab or another. Returns how to stop. */
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

/** The answer that holds now; null while there is none or it is older than a year. */
export function currentConsent(): Consent | null {
  if (chosenHere) return chosenHere;
  try {
    const kept = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null') as KeptConsent | null;
    const holds = kept?.version === CONSENT_VERSION && Date.now() - kept.chosen_at < CONSENT_LIFE_MS;
    return holds ? kept : null;
  } catch {
    return null;
  }
}

/** Stores the answer, forgets what is no longer allowed, and takes the banner away. */
export function choose(consent: Consent): void {
  const kept: KeptConsent = { ...consent, version: CONSENT_VERSION, chosen_at: Date.now() };
  chosenHere = consent;
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(kept));
    chosenHere = null;
  } catch {
    // Storage is forbidden: the answer then lasts as long as the page.
  }
  void forgetRefused(OPTIONAL_CATEGORIES.filter((category) => !consent[category]));
  delete document.documentElement.dataset.consent;
  for (const listener of listeners) listener();
}

/** The table of what is stored where is only needed here, so only a refusal loads it. */
async function forgetRefused(refused: readonly OptionalCategory[]): Promise<void> {
  if (refused.length === 0) return;
  const { clearStorage } = await import('./clear-storage.ts');
  clearStorage(refused);
}

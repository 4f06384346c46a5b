import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import {
  CONSENT_KEY,
  CONSENT_LIFETIME_MS,
  choose,
  currentConsent,
  EVERYTHING,
  hasConsent,
  NOTHING,
  onConsentChange,
} from './consent.ts';
import { consentScript } from './consent-script.ts';

let stored: Map<string, string>;
let dataset: Record<string, string>;

const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
};

beforeEach(() => {
  stored = new Map();
  dataset = { consent: 'ask' };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
});
afterEach(() => vi.unstubAllGlobals());

describe('consent', () => {
  it('is denied for all but essential until a choice is made', () => {
    expect([hasConsent('essential'), hasConsent('functional'), hasConsent('analytics')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is stored, notifies listeners and hides the banner', () => {
    const listener = vi.fn();
    const stop = onConsentChange(listener);
    choose(EVERYTHING);
    stop();
    choose({ ...EVERYTHING, marketing: false });
    expect(listener).toHaveBeenCalledOnce();
    expect([hasConsent('functional'), hasConsent('marketing')]).toEqual([true, false]);
    expect(dataset).toEqual({});
  });

  it('lasts as long as the page if storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('SecurityError');
      },
    });
    choose(EVERYTHING);
    expect(hasConsent('functional')).toBe(true);
    // The module holds the choice now; storing another one releases it for the tests that follow in this worker.
    vi.stubGlobal('localStorage', storage);
    choose({ ...EVERYTHING, marketing: false });
  });
});

describe('the head script', () => {
  /** Returns its listener of clicks. */
  const runHeadScript = () => {
    let click: (event: object) => void = () => {};
    new Function('localStorage', 'document', 'addEventListener', consentScript())(
      localStorage,
      document,
      (_: string, listen: typeof click) => {
        click = listen;
      },
    );
    return click;
  };
  const storedConsent = (change: object) =>
    JSON.stringify({ ...NOTHING, version: 1, chosen_at: Date.now() - 1_000, ...change });

  test.each([
    ['no consent', null, true],
    ['a valid consent', storedConsent({}), false],
    ['a consent older than a year', storedConsent({ chosen_at: Date.now() - CONSENT_LIFETIME_MS - 1 }), true],
    ['a consent of another version', storedConsent({ version: 0 }), true],
    ['nonsense', '{', true],
  ])('with %s stored, the banner shows: %s', (_what, value, asks) => {
    delete dataset.consent;
    if (value) stored.set(CONSENT_KEY, value);
    runHeadScript();
    expect('consent' in dataset).toBe(asks);
  });

  test.each([
    ['all', EVERYTHING],
    ['none', NOTHING],
  ])('a tap on %s is stored before the modules start', (consentChoice, consent) => {
    runHeadScript()({ target: { closest: () => ({ dataset: { consentChoice } }) } });
    expect(JSON.parse(stored.get(CONSENT_KEY) ?? '')).toMatchObject({ ...consent, version: 1 });
    expect(currentConsent()).toMatchObject(consent);
  });
});

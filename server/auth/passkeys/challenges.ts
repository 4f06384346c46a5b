import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { CHALLENGE_MINUTES } from '#domain/passkeys/passkey.ts';
import type { Sign } from '../../secrets/hmac.ts';
import type { Cookies } from '../sessions/cookies.ts';

type Purpose = 'registration' | 'sign-in' | 'reauthentication';

/** The ceremony a challenge is issued for, and the user or browser that may complete it. */
export interface Ceremony {
  purpose: Purpose;
  holder: string;
}

export interface AnsweredChallenge {
  /** Base64url, as signed by the browser. */
  challenge: string;
  challenge_hash: string;
  expires_at: Date;
}

const COOKIE = 'groundswell.passkey';
const NONCE_BYTES = 16;
const BROWSER = /^[\w-]{22}$/;

/**
 * Challenges contain their expiry and a signature over the ceremony, so that issuing one writes nothing and
 * visitors cannot fill a table. Using one does write (`spent_passkey_challenges`), to prevent replay.
 */
export class PasskeyChallenges {
  readonly #sign: Sign;
  readonly #cookies: Cookies;

  constructor(sign: Sign, cookies: Cookies) {
    this.#sign = sign;
    this.#cookies = cookies;
  }

  issue(ceremony: Ceremony, now: Date): string {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const claim = `${nonce}.${now.getTime() + CHALLENGE_MINUTES * MINUTE_MS}`;
    return `${claim}.${this.#signed(ceremony, claim)}`;
  }

  /**
   * The challenge in the browser’s response; null unless it was issued for this ceremony and is still valid.
   */
  read(ceremony: Ceremony, clientDataJSON: string, now: Date): AnsweredChallenge | null {
    const challenge = challengeIn(clientDataJSON);
    const [nonce, expiry, signature = ''] = Buffer.from(challenge, 'base64url').toString().split('.');
    const claim = `${nonce}.${expiry}`;
    const given = Buffer.from(signature);
    const right = Buffer.from(this.#signed(ceremony, claim));
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const expires_at = new Date(Number(expiry));
    const challenge_hash = createHash('sha256').update(claim).digest('base64url');
    return expires_at > now ? { challenge, challenge_hash, expires_at } : null;
  }

  /** Identifies the browser between the two requests of a sign-in. Several tabs may sign in concurrently. */
  browserOf(headers: IncomingHttpHeaders): string | undefined {
    const browser = this.#cookies.read(headers, COOKIE);
    return browser && BROWSER.test(browser) ? browser : undefined;
  }

  newBrowser(): string {
    return randomBytes(NONCE_BYTES).toString('base64url');
  }

  /** The Set-Cookie header that lets the browser complete a sign-in within the next minutes. */
  cookieFor(browser: string, now: Date): string {
    return this.#cookies.set(COOKIE, browser, new Date(now.getTime() + CHALLENGE_MINUTES * MINUTE_MS));
  }

  #signed({ purpose, holder }: Ceremony, claim: string): string {
    return this.#sign(`${purpose}\n${holder}\n${claim}`);
  }
}

function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) ?? {};
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

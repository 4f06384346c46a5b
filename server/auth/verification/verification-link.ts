import { timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import type { Sign } from '../../secrets/hmac.ts';

const VALID_HOURS = 24;

/** Signed links that verify an e-mail address. Nothing is stored. */
export class VerificationLinks {
  readonly #sign: Sign;
  readonly #publicUrl: string;

  constructor(sign: Sign, publicUrl: string) {
    this.#sign = sign;
    this.#publicUrl = publicUrl;
  }

  /** A link that is valid for 24 hours. */
  urlFor(email: string, now: Date): string {
    const claim = Buffer.from(`${now.getTime() + VALID_HOURS * HOUR_MS} ${email}`).toString('base64url');
    return `${this.#publicUrl}/api/auth/verify-email?token=${claim}.${this.#sign(claim)}`;
  }

  /** The address that a link verifies; null if it has expired or was not signed by us. */
  addressIn(token: string, now: Date): string | null {
    const [claim = '', signature = ''] = token.split('.');
    const given = Buffer.from(signature);
    const right = Buffer.from(this.#sign(claim));
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const [until, email] = Buffer.from(claim, 'base64url').toString('utf8').split(' ');
    return email && now.getTime() < Number(until) ? email : null;
  }
}

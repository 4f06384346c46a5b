import { timingSafeEqual } from 'node:crypto';
import type { Sign } from '../../secrets/hmac.ts';

const HOUR_MS = 3_600_000;
const GOOD_HOURS = 24;

/** Links that prove an address: whoever opens one reads its mails. They are signed, nothing is stored. */
export class VerificationLinks {
  readonly #sign: Sign;
  readonly #publicUrl: string;

  constructor(sign: Sign, publicUrl: string) {
    this.#sign = sign;
    this.#publicUrl = publicUrl;
  }

  /** Good for 24 hours. */
  urlFor(email: string, now: Date): string {
    const words = Buffer.from(`${now.getTime() + GOOD_HOURS * HOUR_MS} ${email}`).toString('base64url');
    return `${this.#publicUrl}/api/auth/verify-email?token=${words}.${this.#sign(words)}`;
  }

  /** The address that a link proves; null for one that has expired or that we did not make. */
  addressIn(token: string, now: Date): string | null {
    const [words = '', signature = ''] = token.split('.');
    const given = Buffer.from(signature);
    const right = Buffer.from(this.#sign(words));
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const [until, email] = Buffer.from(words, 'base64url').toString('utf8').split(' ');
    return email && now.getTime() < Number(until) ? email : null;
  }
}

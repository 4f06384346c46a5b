import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Cookies } from '../sessions/cookies.ts';
import type { Sign } from '../signature.ts';

const NAME = 'groundswell.device';
const DAY_MS = 86_400_000;
const GOOD_DAYS = 180;
/** So many people may share a browser and be known in it. */
const MARKS_KEPT = 5;
const NONCE_BYTES = 12;

/**
 * Browsers in which somebody has signed in before, by a cookie as OWASP describes it: whatever strangers do, such a
 * browser may try its own address. Each mark is a nonce and a day, signed together with the address, which the cookie
 * does not hold: only whoever names the address can tell that the mark is for it.
 */
export class KnownDevices {
  readonly #sign: Sign;
  readonly #cookies: Cookies;

  constructor(sign: Sign, cookies: Cookies) {
    this.#sign = sign;
    this.#cookies = cookies;
  }

  /** The nonce of the mark that the browser has for the address; undefined for one that is not known. */
  markFor(email: string, headers: IncomingHttpHeaders, now: Date): string | undefined {
    const mark = this.#marksIn(headers).find((mark) => this.#isFor(email, mark) && isGood(mark, now));
    return mark?.split('.')[0];
  }

  /** The Set-Cookie header with a new mark for the address, in place of a former one; those for other addresses stay. */
  remember(email: string, headers: IncomingHttpHeaders, now: Date): string {
    const others = this.#marksIn(headers).filter((mark) => !this.#isFor(email, mark));
    const words = `${randomBytes(NONCE_BYTES).toString('base64url')}.${dayOf(now)}`;
    const marks = [`${words}.${this.#sign(`${email}\n${words}`)}`, ...others].slice(0, MARKS_KEPT);
    return this.#cookies.set(NAME, marks.join('~'), new Date(now.getTime() + GOOD_DAYS * DAY_MS));
  }

  #marksIn(headers: IncomingHttpHeaders): string[] {
    return this.#cookies.read(headers, NAME)?.split('~').slice(0, MARKS_KEPT) ?? [];
  }

  #isFor(email: string, mark: string): boolean {
    const [nonce = '', day = '', signature = ''] = mark.split('.');
    const given = Buffer.from(signature);
    const right = Buffer.from(this.#sign(`${email}\n${nonce}.${day}`));
    return given.length === right.length && timingSafeEqual(given, right);
  }
}

function isGood(mark: string, now: Date): boolean {
  return dayOf(now) - Number(mark.split('.')[1]) < GOOD_DAYS;
}

function dayOf(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS);
}

import type { IncomingHttpHeaders } from 'node:http';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import type { Cookies } from '../sessions/cookies.ts';

const NAME = 'groundswell.opened-link';

/**
 * A verification link opened in a browser without a session of its owner, stored in a cookie until they sign
 * in. The link alone proves nothing, because the account’s creator may not be the reader of the e-mail.
 */
export class PendingVerifications {
  readonly #cookies: Cookies;

  constructor(cookies: Cookies) {
    this.#cookies = cookies;
  }

  /** Returns the Set-Cookie header. */
  store(token: string, now: Date): string {
    return this.#cookies.set(NAME, token, new Date(now.getTime() + HOUR_MS));
  }

  /** The token of the stored link. */
  read(headers: IncomingHttpHeaders): string | undefined {
    return this.#cookies.read(headers, NAME);
  }

  /** Returns the Set-Cookie header that clears it. */
  clear(): string {
    return this.#cookies.clear(NAME);
  }
}

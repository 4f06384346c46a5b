import type { IncomingHttpHeaders } from 'node:http';
import type { Cookies } from '../sessions/cookies.ts';

const NAME = 'groundswell.opened-link';
const HOUR_MS = 3_600_000;

/**
 * The verification link that was opened in a browser in which its person is not signed in: it waits there for their
 * sign-in. The link alone proves nothing, as whoever made the account may be another than whoever reads the mails.
 */
export class PendingVerifications {
  readonly #cookies: Cookies;

  constructor(cookies: Cookies) {
    this.#cookies = cookies;
  }

  /** A Set-Cookie header. */
  keep(token: string, now: Date): string {
    return this.#cookies.set(NAME, token, new Date(now.getTime() + HOUR_MS));
  }

  /** The token of the link. */
  waiting(headers: IncomingHttpHeaders): string | undefined {
    return this.#cookies.read(headers, NAME);
  }

  /** A Set-Cookie header. */
  forget(): string {
    return this.#cookies.clear(NAME);
  }
}

import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import type { Encryption } from '../../secrets/encryption.ts';
import type { Cookies } from '../sessions/cookies.ts';

const NAME = 'groundswell.sign-on';
const MINUTES = 10;
const MINUTE_MS = 60_000;

const SignOnTransaction = z.object({
  state: z.string(),
  nonce: z.string(),
  code_verifier: z.string(),
  started_at: z.number(),
  /** The path that the person was heading for; null for none. */
  next: z.string().nullable(),
  /** Whether they came from the sign-in screen for customers. */
  is_customer: z.boolean(),
  /** The signed-in user who proves again who they are; null for a sign-in. */
  reauthenticates: z.string().nullable(),
});
/** What the callback must match: it is good only in the browser in which the sign-in was started. */
export type SignOnTransaction = z.infer<typeof SignOnTransaction>;

/** Kept in an encrypted cookie while the person is at the issuer, one for a browser. */
export class SignOnTransactions {
  readonly #seal: Encryption;
  readonly #cookies: Cookies;

  constructor(seal: Encryption, cookies: Cookies) {
    this.#seal = seal;
    this.#cookies = cookies;
  }

  /** A Set-Cookie header. */
  keep(transaction: SignOnTransaction): string {
    const sealed = this.#seal.close(Buffer.from(JSON.stringify(transaction)), NAME);
    const expires = new Date(transaction.started_at + MINUTES * MINUTE_MS);
    return this.#cookies.set(NAME, Buffer.from(sealed).toString('base64url'), expires);
  }

  /** Undefined for none, one that is too old, and one that this installation did not make. */
  waiting(headers: IncomingHttpHeaders, now: Date): SignOnTransaction | undefined {
    const cookie = this.#cookies.read(headers, NAME);
    if (!cookie) return undefined;
    try {
      const opened = this.#seal.open(Buffer.from(cookie, 'base64url'), NAME);
      const transaction = SignOnTransaction.parse(JSON.parse(Buffer.from(opened).toString()));
      return now.getTime() - transaction.started_at < MINUTES * MINUTE_MS ? transaction : undefined;
    } catch {
      return undefined;
    }
  }

  /** A Set-Cookie header. */
  forget(): string {
    return this.#cookies.clear(NAME);
  }
}

import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import type { Cookies } from '../sessions/cookies.ts';

const NAME = 'groundswell.sign-on';
const MINUTES = 10;

const SignOnTransaction = z.object({
  state: z.string(),
  nonce: z.string(),
  code_verifier: z.string(),
  started_at: z.number(),
  /** The destination path; null for the default. */
  next: z.string().nullable(),
  /** Whether they came from the sign-in screen for customers. */
  is_customer: z.boolean(),
  /** The signed-in user who is reauthenticating; null for a sign-in. */
  reauthenticates: z.string().nullable(),
});
/** What the callback must match. It is valid only in the browser in which the sign-in was started. */
export type SignOnTransaction = z.infer<typeof SignOnTransaction>;

/** Stores the transaction in an encrypted cookie while the person is at the issuer, one per browser. */
export class SignOnTransactions {
  readonly #encryption: Encryption;
  readonly #cookies: Cookies;

  constructor(encryption: Encryption, cookies: Cookies) {
    this.#encryption = encryption;
    this.#cookies = cookies;
  }

  /** Returns the Set-Cookie header. */
  store(transaction: SignOnTransaction): string {
    const ciphertext = this.#encryption.encrypt(Buffer.from(JSON.stringify(transaction)), NAME);
    const expires = new Date(transaction.started_at + MINUTES * MINUTE_MS);
    return this.#cookies.set(NAME, Buffer.from(ciphertext).toString('base64url'), expires);
  }

  /** Undefined when missing, expired, or not created by this installation. */
  read(headers: IncomingHttpHeaders, now: Date): SignOnTransaction | undefined {
    const cookie = this.#cookies.read(headers, NAME);
    if (!cookie) return undefined;
    try {
      const opened = this.#encryption.decrypt(Buffer.from(cookie, 'base64url'), NAME);
      const transaction = SignOnTransaction.parse(JSON.parse(Buffer.from(opened).toString()));
      return now.getTime() - transaction.started_at < MINUTES * MINUTE_MS ? transaction : undefined;
    } catch {
      return undefined;
    }
  }

  /** Returns the Set-Cookie header that clears it. */
  clear(): string {
    return this.#cookies.clear(NAME);
  }
}

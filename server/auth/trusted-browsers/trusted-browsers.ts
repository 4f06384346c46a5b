import type { IncomingHttpHeaders } from 'node:http';
import { RETENTION_DAYS, retainedSince } from '#domain/retention/retention.ts';
import type { CallContext } from '../../api/call-context.ts';
import { type OnCommit, onCommit } from '../../database/pool/commit-hooks.ts';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import type { Cookies } from '../sessions/cookies.ts';
import { hashOf, newToken } from '../sessions/session-token.ts';
import {
  deleteOtherTrustedBrowsersOf,
  deleteTrustedBrowsersBy,
  hasTrustedBrowser,
  insertTrustedBrowser,
} from './trusted-browsers-table.ts';

const COOKIE = 'groundswell.trusted-browser';
const DAY_MS = 86_400_000;
/** For each account; the one unused for longest gives way. */
const MOST_BROWSERS = 10;
/** People who share a browser have a token each in its cookie. */
const MOST_TOKENS = 5;

type Asking = Pick<CallContext, 'requestHeaders' | 'replyHeader' | 'now'>;

/**
 * Browsers in which an account has signed in, by a random token in a cookie. Their failures are counted apart from those
 * of strangers, so that nobody is locked out by what others do; all of an account together, so that having many of them
 * gives no more attempts. A new password, second factor or address ends the trust.
 */
export class TrustedBrowsers {
  readonly #cookies: Cookies;

  constructor(cookies: Cookies) {
    this.#cookies = cookies;
  }

  /** Whether the account trusts the browser that the request came from. */
  async has(
    connection: Connection,
    account: { user_id: string } | { email: string },
    { requestHeaders, now }: Pick<Asking, 'requestHeaders' | 'now'>,
  ): Promise<boolean> {
    const hashes = this.#tokens(requestHeaders).map(hashOf);
    if (hashes.length === 0) return false;
    return hasTrustedBrowser(connection, account, hashes, retainedSince('trusted_browsers', now()));
  }

  /** Trusts the browser that the request came from, and returns its Set-Cookie header. The user must be locked. */
  async add(transaction: Transaction, asking: Asking, user_id: string): Promise<string> {
    const former = this.#tokens(asking.requestHeaders);
    const replaced =
      former.length > 0 ? await deleteTrustedBrowsersBy(transaction, user_id, former.map(hashOf)) : [];
    const others = former.filter((token) => !replaced.includes(hashOf(token)));
    const now = asking.now();
    // Never one that was used before: it could have been planted, or stolen.
    const token = newToken();
    await insertTrustedBrowser(transaction, { user_id, token_hash: hashOf(token), now }, MOST_BROWSERS);
    const expires = new Date(now.getTime() + RETENTION_DAYS.trusted_browsers * DAY_MS);
    return this.#cookies.set(COOKIE, [token, ...others].slice(0, MOST_TOKENS).join('~'), expires);
  }

  /** The same, and ends the trust in all other browsers of the account. */
  async replaceAll(transaction: Transaction, asking: Asking, user_id: string): Promise<string> {
    const cookie = await this.add(transaction, asking, user_id);
    const [token = ''] = this.#tokens({ cookie });
    await deleteOtherTrustedBrowsersOf(transaction, user_id, hashOf(token));
    return cookie;
  }

  /** The same for somebody who changes how they sign in: sends the cookie once the transaction has committed. */
  async renew(transaction: Transaction, asking: Asking, user_id: string): Promise<void> {
    const cookie = await this.replaceAll(transaction, asking, user_id);
    onCommit(transaction, REPLIES, [() => asking.replyHeader('set-cookie', cookie)]);
  }

  #tokens(headers: IncomingHttpHeaders): string[] {
    return this.#cookies.read(headers, COOKIE)?.split('~').slice(0, MOST_TOKENS) ?? [];
  }
}

const REPLIES: OnCommit<() => void> = {
  after(replies) {
    for (const reply of replies) reply();
  },
};

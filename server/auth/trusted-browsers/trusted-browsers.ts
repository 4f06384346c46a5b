import type { IncomingHttpHeaders } from 'node:http';
import { DAY_MS } from '#domain/calendar/durations.ts';
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
/** Per account; the least recently used one is removed. */
const MAX_BROWSERS = 10;
/** People who share a browser each have a token in its cookie. */
const MAX_TOKENS = 5;

type Requester = Pick<CallContext, 'requestHeaders' | 'replyHeader' | 'now'>;

/**
 * Browsers in which an account has signed in, identified by a random token in a cookie. Their failures are
 * counted separately from those of unknown browsers, so that attackers cannot lock out the owner, and
 * together per account, so that more browsers allow no more attempts. A new password, second factor or
 * address ends the trust.
 */
export class TrustedBrowsers {
  readonly #cookies: Cookies;

  constructor(cookies: Cookies) {
    this.#cookies = cookies;
  }

  /** Whether the account trusts the requesting browser. */
  async has(
    connection: Connection,
    account: { user_id: string } | { email: string },
    { requestHeaders, now }: Pick<Requester, 'requestHeaders' | 'now'>,
  ): Promise<boolean> {
    const hashes = this.#tokens(requestHeaders).map(hashOf);
    if (hashes.length === 0) return false;
    return hasTrustedBrowser(connection, account, hashes, retainedSince('trusted_browsers', now()));
  }

  /** Trusts the requesting browser, and returns its Set-Cookie header. The user must be locked. */
  async add(transaction: Transaction, requester: Requester, user_id: string): Promise<string> {
    const former = this.#tokens(requester.requestHeaders);
    const replaced =
      former.length > 0 ? await deleteTrustedBrowsersBy(transaction, user_id, former.map(hashOf)) : [];
    const others = former.filter((token) => !replaced.includes(hashOf(token)));
    const now = requester.now();
    // Always a new token, because an existing one could have been planted or stolen.
    const token = newToken();
    await insertTrustedBrowser(transaction, { user_id, token_hash: hashOf(token), now }, MAX_BROWSERS);
    const expires = new Date(now.getTime() + RETENTION_DAYS.trusted_browsers * DAY_MS);
    return this.#cookies.set(COOKIE, [token, ...others].slice(0, MAX_TOKENS).join('~'), expires);
  }

  /** Like `add`, and ends the trust in all other browsers of the account. */
  async replaceAll(transaction: Transaction, requester: Requester, user_id: string): Promise<string> {
    const cookie = await this.add(transaction, requester, user_id);
    const [token = ''] = this.#tokens({ cookie });
    await deleteOtherTrustedBrowsersOf(transaction, user_id, hashOf(token));
    return cookie;
  }

  /** Like `replaceAll`, for a person who changes how they sign in. Sends the cookie after commit. */
  async renew(transaction: Transaction, requester: Requester, user_id: string): Promise<void> {
    const cookie = await this.replaceAll(transaction, requester, user_id);
    onCommit(transaction, REPLIES, [() => requester.replyHeader('set-cookie', cookie)]);
  }

  #tokens(headers: IncomingHttpHeaders): string[] {
    return this.#cookies.read(headers, COOKIE)?.split('~').slice(0, MAX_TOKENS) ?? [];
  }
}

const REPLIES: OnCommit<() => void> = {
  after(replies) {
    for (const reply of replies) reply();
  },
};

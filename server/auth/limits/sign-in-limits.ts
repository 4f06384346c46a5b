import { ORPCError } from '@orpc/server';
import { networkAround } from '#domain/people/network.ts';
import type { CallContext } from '../../api/call-context.ts';
import { networkOf } from '../../api/caller.ts';
import type { Connection } from '../../database/pool/connection.ts';
import { type Quota, retryAfterSentence, setRateLimitHeaders } from '../../rate-limits/rate-limit-headers.ts';
import type { SharedBalance, SharedRateLimiter, Spending } from '../../rate-limits/shared-rate-limiter.ts';
import { hasSignedInFrom } from '../sign-in/sign-ins-table.ts';
import type { TrustedBrowsers } from '../trusted-browsers/trusted-browsers.ts';

type Requester = Pick<CallContext, 'address' | 'database' | 'requestHeaders' | 'replyHeader' | 'now'>;

const OF_NETWORK: Quota = { name: 'sign-in-network', points: 100, minutes: 15 };
const OF_ADDRESS_IN_NETWORK: Quota = { name: 'sign-in', points: 10, minutes: 15 };
const OF_ADDRESS: Quota = { name: 'sign-in-address', points: 50, minutes: 60 };
/** For all trusted browsers of an account together. */
const OF_TRUSTED: Quota = { name: 'sign-in-trusted', points: 10, minutes: 15 };
const OF_TRUSTED_HOURLY: Quota = { name: 'sign-in-trusted-hourly', points: 50, minutes: 60 };

const NETWORK_EXHAUSTED =
  'Too many failed sign-ins from your network. If you have signed in from here before, the correct password still works.';

/** A sign-in attempt within the limits. */
interface Attempt {
  /** False when no password is accepted. The check is then simulated, so that the timing reveals nothing. */
  may_succeed: boolean;
  /** Gives back what the attempt spent, and resets the failures of the last minutes. */
  succeeded(): Promise<void>;
  /** Sets the rate-limit headers. Returns the error to throw, unless the error is a wrong password. */
  failed(): Error | undefined;
  /** For an attempt whose password could not be checked: gives back what it spent, and throws the cause. */
  notChecked(because: unknown): Promise<never>;
}

/**
 * Limits failed sign-ins. An unknown browser is limited by its network, by the address within that network,
 * and by the address over all networks. Trusted browsers have separate quotas, so that attackers cannot lock
 * out the owner; a password reset by e-mail makes any browser a trusted one.
 */
export class SignInLimits {
  readonly #limiter: SharedRateLimiter;
  readonly #browsers: TrustedBrowsers;

  constructor(limiter: SharedRateLimiter, browsers: TrustedBrowsers) {
    this.#limiter = limiter;
    this.#browsers = browsers;
  }

  /**
   * Charges every quota before the password is checked, so that concurrent attempts cannot exceed them.
   * Throws TOO_MANY_REQUESTS. Calls `ranOut` with the quota’s name on the first rejection of a window.
   */
  async enter(requester: Requester, email: string, ranOut: (quota: string) => void): Promise<Attempt> {
    const isTrusted = await this.#browsers.has(requester.database.db, { email }, requester);
    const own = isTrusted ? ofTrusted(email) : ofUnknownBrowser(email, requester.address);
    // The network first: once its quota is spent, accounts that never signed in from there are not charged.
    const spendings = isTrusted ? own : [ofNetwork(requester.address), ...own];
    const { refused, balances } = await this.#spend(requester, spendings, ranOut);
    if (refused?.spending.quota === OF_NETWORK)
      return this.#enterFromExhaustedNetwork(requester, email, { refused, ranOut });
    if (refused) throw refusal(requester, refused, 'Too many failed sign-ins.');
    const [first] = own as [Spending];
    return {
      ...this.#attempt(requester, spendings, first),
      failed() {
        setRateLimitHeaders(requester, first.quota, balances.get(first) as SharedBalance);
        return undefined;
      },
    };
  }

  /** Resets the failures of trusted browsers, after the password has changed. */
  async resetTrusted(connection: Connection, email: string, now: Date): Promise<void> {
    const spendings = ofTrusted(email);
    await this.#limiter.giveBack(connection, spendings, now, spendings);
  }

  /**
   * Lets people in an office keep signing in when someone on the same network is guessing: accounts that have
   * signed in from there before are checked against their own quotas. All others get the same response after
   * the same time, so that it reveals neither those accounts nor correct passwords.
   */
  async #enterFromExhaustedNetwork(
    requester: Requester,
    email: string,
    { refused, ranOut }: { refused: Refused; ranOut: (quota: string) => void },
  ): Promise<Attempt> {
    const own = ofUnknownBrowser(email, requester.address);
    const may_succeed =
      (await hasSignedInFrom(requester.database.db, email, networkAround(requester.address))) &&
      !(await this.#spend(requester, own, ranOut)).refused;
    return {
      ...this.#attempt(requester, may_succeed ? own : [], own[0] as Spending),
      may_succeed,
      failed: () => refusal(requester, refused, NETWORK_EXHAUSTED),
    };
  }

  #attempt(requester: Requester, spent: readonly Spending[], first: Spending): Omit<Attempt, 'failed'> {
    const { db } = requester.database;
    const now = requester.now();
    return {
      may_succeed: true,
      succeeded: () => this.#limiter.giveBack(db, spent, now, [first]),
      notChecked: async (because) => {
        // Whatever prevented the check may also prevent this.
        if (spent.length > 0) await this.#limiter.giveBack(db, spent, now).catch(() => {});
        throw because;
      },
    };
  }

  async #spend(requester: Requester, spendings: readonly Spending[], ranOut: (quota: string) => void) {
    const spent = await this.#limiter.spend(requester.database.db, spendings, requester.now());
    const refused = spent.find(({ balance }) => !balance.allowed);
    if (refused?.balance.ran_out) ranOut(refused.spending.quota.name);
    return { refused, balances: new Map(spent.map(({ spending, balance }) => [spending, balance])) };
  }
}

type Refused = { spending: Spending; balance: SharedBalance };

function ofNetwork(address: string): Spending {
  return { quota: OF_NETWORK, key: networkOf(address) };
}

function ofUnknownBrowser(email: string, address: string): Spending[] {
  return [
    { quota: OF_ADDRESS_IN_NETWORK, key: `${networkOf(address)} ${email}` },
    { quota: OF_ADDRESS, key: email },
  ];
}

function ofTrusted(email: string): Spending[] {
  return [
    { quota: OF_TRUSTED, key: email },
    { quota: OF_TRUSTED_HOURLY, key: email },
  ];
}

function refusal(requester: Requester, { spending, balance }: Refused, because: string) {
  setRateLimitHeaders(requester, spending.quota, balance);
  return new ORPCError('TOO_MANY_REQUESTS', {
    message: `${because} ${retryAfterSentence(requester, balance)} Or reset your password by e-mail to sign in now.`,
  });
}

import { ORPCError } from '@orpc/server';
import { networkAround } from '#domain/people/network.ts';
import type { CallContext } from '../../api/call-context.ts';
import { networkOf } from '../../api/caller.ts';
import type { Connection } from '../../database/pool/connection.ts';
import { type Quota, retryAfterSentence, setRateLimitHeaders } from '../../rate-limits/rate-limit-headers.ts';
import type { Balance } from '../../rate-limits/rate-limiter.ts';
import type { SharedRateLimiter, Spending } from '../../rate-limits/shared-rate-limiter.ts';
import { hasSignedInFrom } from '../sign-in/sign-ins-table.ts';
import type { TrustedBrowsers } from '../trusted-browsers/trusted-browsers.ts';

type Asking = Pick<CallContext, 'address' | 'database' | 'requestHeaders' | 'replyHeader' | 'now'>;

const OF_NETWORK: Quota = { name: 'sign-in-network', points: 100, minutes: 15 };
const OF_ADDRESS_IN_NETWORK: Quota = { name: 'sign-in', points: 10, minutes: 15 };
const OF_ADDRESS: Quota = { name: 'sign-in-address', points: 50, minutes: 60 };
/** All trusted browsers of an account together. */
const OF_TRUSTED: Quota = { name: 'sign-in-trusted', points: 10, minutes: 15 };
const OF_TRUSTED_HOURLY: Quota = { name: 'sign-in-trusted-hourly', points: 50, minutes: 60 };

const FROM_SPENT_NETWORK =
  'Too many sign-ins from your network have failed. If you have signed in from here before, the right password still works.';

/** One attempt that has been admitted. */
export interface Attempt {
  /** False where no password opens the account: checking one is pretended, so that nobody can tell. */
  may_succeed: boolean;
  /** It costs nothing, and the failures of the last minutes are forgiven. */
  succeeded(): Promise<void>;
  /** Sets the headers that say how many more may fail. What to answer, where it is not that the password is wrong. */
  failed(): Error | undefined;
  /** The password was never looked at: throws why, and nothing is counted. */
  notMade(because: unknown): Promise<never>;
}

/**
 * How many sign-ins may fail before one has to wait. A stranger is limited by their network, by the address in that
 * network, and by the address over all networks. Trusted browsers have a quota apart, so that nobody is locked out by
 * what others do; a new password by mail makes any browser a trusted one.
 */
export class SignInLimits {
  readonly #counts: SharedRateLimiter;
  readonly #browsers: TrustedBrowsers;

  constructor(counts: SharedRateLimiter, browsers: TrustedBrowsers) {
    this.#counts = counts;
    this.#browsers = browsers;
  }

  /**
   * Takes from every quota before the password is looked at, so that asking all at once tries no more. Throws
   * TOO_MANY_REQUESTS; `ranOut` hears of the first refusal of a window, with the name of the quota.
   */
  async enter(asking: Asking, email: string, ranOut: (quota: string) => void): Promise<Attempt> {
    const isTrusted = await this.#browsers.has(asking.database.db, { email }, asking);
    const own = isTrusted ? ofTrusted(email) : ofStranger(email, asking.address);
    // The network first: where it has spent its quota, nothing else is counted for accounts that are strange there.
    const spendings = isTrusted ? own : [ofNetwork(asking.address), ...own];
    const { refused, balances } = await this.#spend(asking, spendings, ranOut);
    if (refused?.spending.quota === OF_NETWORK)
      return this.#enterFromSpentNetwork(asking, email, { refused, ranOut });
    if (refused) throw refusal(asking, refused, 'Signing in has failed too often.');
    const [first] = own as [Spending];
    return {
      ...this.#attempt(asking, spendings, first),
      failed() {
        setRateLimitHeaders(asking, first.quota, balances.get(first) as Balance);
        return undefined;
      },
    };
  }

  /** Failures of trusted browsers count no more: the account has another password. */
  async forgive(connection: Connection, email: string, now: Date): Promise<void> {
    const spendings = ofTrusted(email);
    await this.#counts.giveBack(connection, spendings, now, spendings);
  }

  /**
   * An office works on behind an address from which somebody guesses: accounts that have signed in from there before are
   * checked, against their own quotas. Everything else from there gets one answer after as long a time, which tells
   * neither which accounts these are nor whether a password was right.
   */
  async #enterFromSpentNetwork(
    asking: Asking,
    email: string,
    { refused, ranOut }: { refused: Refused; ranOut: (quota: string) => void },
  ): Promise<Attempt> {
    const own = ofStranger(email, asking.address);
    const may_succeed =
      (await hasSignedInFrom(asking.database.db, email, networkAround(asking.address))) &&
      !(await this.#spend(asking, own, ranOut)).refused;
    return {
      ...this.#attempt(asking, may_succeed ? own : [], own[0] as Spending),
      may_succeed,
      failed: () => refusal(asking, refused, FROM_SPENT_NETWORK),
    };
  }

  #attempt(asking: Asking, spent: readonly Spending[], first: Spending): Omit<Attempt, 'failed'> {
    const { db } = asking.database;
    const now = asking.now();
    return {
      may_succeed: true,
      succeeded: () => this.#counts.giveBack(db, spent, now, [first]),
      notMade: async (because) => {
        // What kept us from looking at the password may keep us from this as well.
        if (spent.length > 0) await this.#counts.giveBack(db, spent, now).catch(() => {});
        throw because;
      },
    };
  }

  async #spend(asking: Asking, spendings: readonly Spending[], ranOut: (quota: string) => void) {
    const spent = await this.#counts.spend(asking.database.db, spendings, asking.now());
    const refused = spent.find(({ balance }) => !balance.allowed);
    if (refused?.balance.ran_out) ranOut(refused.spending.quota.name);
    return { refused, balances: new Map(spent.map(({ spending, balance }) => [spending, balance])) };
  }
}

type Refused = { spending: Spending; balance: Balance };

function ofNetwork(address: string): Spending {
  return { quota: OF_NETWORK, key: networkOf(address) };
}

function ofStranger(email: string, address: string): Spending[] {
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

function refusal(asking: Asking, { spending, balance }: Refused, because: string) {
  setRateLimitHeaders(asking, spending.quota, balance);
  return new ORPCError('TOO_MANY_REQUESTS', {
    message: `${because} ${retryAfterSentence(asking, balance)} A new password by mail lets you in at once.`,
  });
}

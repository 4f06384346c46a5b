import { ORPCError } from '@orpc/server';
import type { CallContext } from '../api/call-context.ts';
import { networkOf } from '../api/caller.ts';
import type { Balance } from '../api/counts.ts';
import type { SharedCounts, Spending } from '../api/shared-counts.ts';
import { type Quota, tellQuota, tellWait } from '../api/told-limit.ts';
import type { KnownDevices } from './known-devices.ts';

type Asking = Pick<CallContext, 'address' | 'database' | 'requestHeaders' | 'replyHeader' | 'now'>;

const OF_NETWORK: Quota = { name: 'sign-in-network', points: 100, minutes: 15 };
const OF_ADDRESS_IN_NETWORK: Quota = { name: 'sign-in', points: 10, minutes: 15 };
const OF_ADDRESS: Quota = { name: 'sign-in-address', points: 50, minutes: 60 };
const OF_DEVICE: Quota = { name: 'sign-in-device', points: 10, minutes: 15 };

/** One attempt that has been admitted. */
export interface Attempt {
  /** It costs nothing, and what failed before it is forgiven. */
  succeeded(): Promise<void>;
  /** Tells how many more may fail. */
  failed(): void;
  /** The password was never looked at: throws why, and nothing is counted. */
  notMade(because: unknown): Promise<never>;
}

/**
 * How many sign-ins may fail before one has to wait. A stranger is held by their network, by the address in that
 * network, and by the address over all networks. None of it touches a browser in which somebody has signed in with
 * the address before: it has a quota of its own, so that nobody is locked out by what others do. The new password by
 * mail makes any browser such a one.
 */
export class SignInLimits {
  readonly #counts: SharedCounts;
  readonly #devices: KnownDevices;

  constructor(counts: SharedCounts, devices: KnownDevices) {
    this.#counts = counts;
    this.#devices = devices;
  }

  /**
   * Takes from every quota before the password is looked at, so that asking all at once tries no more. Throws
   * TOO_MANY_REQUESTS; `ranOut` hears of the first refusal of a window, with the name of the quota.
   */
  async enter(asking: Asking, email: string, ranOut: (quota: string) => void): Promise<Attempt> {
    const { db } = asking.database;
    const now = asking.now();
    const spendings = this.#spendings(asking, email, now);
    const spent = await this.#counts.spend(db, spendings, now);
    const refused = spent.find(({ balance }) => !balance.allowed);
    if (refused) {
      if (refused.balance.ran_out) ranOut(refused.spending.quota.name);
      throw refusal(asking, refused.spending.quota, refused.balance);
    }
    const [own] = spendings as [Spending];
    return {
      succeeded: () => this.#counts.giveBack(db, spendings, now, [own]),
      failed() {
        tellQuota(asking, own.quota, spent[0]?.balance as Balance);
      },
      notMade: async (because) => {
        // What kept us from looking at the password may keep us from this as well.
        await this.#counts.giveBack(db, spendings, now).catch(() => {});
        throw because;
      },
    };
  }

  #spendings(asking: Asking, email: string, now: Date): Spending[] {
    const device = this.#devices.markFor(email, asking.requestHeaders, now);
    if (device) return [{ quota: OF_DEVICE, key: `${device} ${email}` }];
    const network = networkOf(asking.address);
    return [
      { quota: OF_ADDRESS_IN_NETWORK, key: `${network} ${email}` },
      { quota: OF_NETWORK, key: network },
      { quota: OF_ADDRESS, key: email },
    ];
  }
}

function refusal(asking: Asking, quota: Quota, balance: Balance) {
  tellQuota(asking, quota, balance);
  return new ORPCError('TOO_MANY_REQUESTS', {
    message: `Signing in has failed too often. ${tellWait(asking, balance)} A new password by mail lets you in at once.`,
  });
}

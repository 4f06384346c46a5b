import { ORPCError } from '@orpc/server';
import type { CallContext } from '../api/call-context.ts';
import { networkOf } from '../api/caller.ts';
import { type Balance, Counts } from '../api/counts.ts';
import { tellQuota, tellWait } from '../api/told-limit.ts';
import type { KnownDevices } from './known-devices.ts';

type Asking = Pick<CallContext, 'address' | 'requestHeaders' | 'replyHeader' | 'now'>;

/** One attempt that has been admitted. */
export interface Attempt {
  /** It costs nothing, and what failed before it is forgiven. */
  succeeded(): void;
  /** Tells how many more may fail. */
  failed(): void;
  /** The password was never looked at: throws why, and nothing is counted. */
  notMade(because: unknown): never;
}

/**
 * How many sign-ins may fail before one has to wait. A stranger is held by their network, by the address in that
 * network, and by the address over all networks. None of it touches a browser in which somebody has signed in with
 * the address before: it has a quota of its own, so that nobody is locked out by what others do. The new password by
 * mail makes any browser such a one.
 */
export class SignInLimits {
  readonly #ofNetwork = new Counts({ name: 'sign-in-network', points: 100, minutes: 15 });
  readonly #ofAddressInNetwork = new Counts({ name: 'sign-in', points: 10, minutes: 15 });
  readonly #ofAddress = new Counts({ name: 'sign-in-address', points: 50, minutes: 60 });
  readonly #ofDevice = new Counts({ name: 'sign-in-device', points: 10, minutes: 15 });
  readonly #devices: KnownDevices;

  constructor(devices: KnownDevices) {
    this.#devices = devices;
  }

  /**
   * Takes from every quota before the password is looked at, so that asking all at once tries no more. Throws
   * TOO_MANY_REQUESTS; `ranOut` hears of the first refusal of a window, with the name of the quota.
   */
  enter(asking: Asking, email: string, ranOut: (quota: string) => void): Attempt {
    const now = asking.now();
    const device = this.#devices.markFor(email, asking.requestHeaders, now);
    const network = networkOf(asking.address);
    const quotas: [Counts, string][] = device
      ? [[this.#ofDevice, `${device} ${email}`]]
      : [
          [this.#ofAddressInNetwork, `${network} ${email}`],
          [this.#ofNetwork, network],
          [this.#ofAddress, email],
        ];
    const balances: Balance[] = [];
    for (const [counts, key] of quotas) {
      const balance = counts.spend(key, now);
      if (!balance.allowed) {
        if (balance.ran_out) ranOut(counts.quota.name);
        // What was refused was not tried: only the quota that refuses counts it.
        for (const [others, key] of quotas.slice(0, balances.length)) others.giveBack(key);
        throw refusal(asking, counts, balance);
      }
      balances.push(balance);
    }
    const giveBack = () => {
      for (const [counts, key] of quotas) counts.giveBack(key);
    };
    const [[own, ownKey]] = quotas as [[Counts, string]];
    return {
      succeeded() {
        giveBack();
        own.forget(ownKey);
      },
      failed() {
        tellQuota(asking, own.quota, balances[0] as Balance);
      },
      notMade(because) {
        giveBack();
        throw because;
      },
    };
  }
}

function refusal(asking: Asking, { quota }: Counts, balance: Balance) {
  tellQuota(asking, quota, balance);
  return new ORPCError('TOO_MANY_REQUESTS', {
    message: `Signing in has failed too often. ${tellWait(asking, balance)} A new password by mail lets you in at once.`,
  });
}

import { ORPCError } from '@orpc/server';
import type { CallLimit, OperationMeta } from '#contract/operation/operation-meta.ts';
import type { CallContext } from '../api/call-context.ts';
import { accountOf, type Caller, networkOf } from '../api/caller.ts';
import type { SocketQuota } from '../live/socket-limits.ts';
import { type Quota, retryAfterSentence, setRateLimitHeaders } from './rate-limit-headers.ts';
import { type Balance, RateLimiter } from './rate-limiter.ts';

/**
 * Default limits per operation and caller, for operations without their own; more than any person’s pages
 * need.
 */
const READS: Quota = { name: 'reads', points: 1_200, minutes: 1 };
const WRITES: Quota = { name: 'writes', points: 300, minutes: 1 };
/** All requests from one network: pages, files, API calls and rejected requests. */
const REQUESTS: Quota = { name: 'requests', points: 18_000, minutes: 1 };

/** Open sockets of one person, or of the visitors of one network; more tabs than anyone opens. */
const SOCKETS = 200;
/** Open sockets of a network, including signed-in people, because sign-up is free. */
const SOCKETS_OF_NETWORK = 2_000;

type RateLimitedCaller = Caller & Pick<CallContext, 'replyHeader'>;
type Limited = Pick<OperationMeta, 'access' | 'limit'>;

/** Throws TOO_MANY_REQUESTS when the caller’s network has used up its quota. */
export type RefuseNetwork = () => void;

const NETWORK_ALLOWED: RefuseNetwork = () => {};

/** Rate limits are per process. Several processes each allow the full number, which still stops a flood. */
export class CallLimits {
  readonly #declared = new Map<string, RateLimiter>();
  readonly #reads: RateLimiter;
  readonly #writes: RateLimiter;
  readonly #requests: RateLimiter;
  readonly sockets: SocketQuota;

  /** `times` multiplies the default limits: for high-volume feeds and for load tests. */
  constructor(times = 1) {
    const wider = (quota: Quota) => new RateLimiter({ ...quota, points: quota.points * times });
    this.#reads = wider(READS);
    this.#writes = wider(WRITES);
    this.#requests = wider(REQUESTS);
    this.sockets = { each: SOCKETS * times, network: SOCKETS_OF_NETWORK * times };
  }

  /**
   * Charges the device or the person, and the network for operations open to visitors (decision 0034). Throws
   * TOO_MANY_REQUESTS above the operation’s limit. Lets the caller decide whether to reject for the network,
   * whose quota others may have used up. Sets headers with the remaining calls and the reset time. For reads
   * of pages without their own limit it does so only once half the quota is spent, because the headers make the
   * busiest responses a tenth longer. Programs with a key always get them.
   */
  async charge(
    operation: string,
    { access, limit }: Limited,
    caller: RateLimitedCaller,
  ): Promise<RefuseNetwork> {
    const general = operation.startsWith('GET ') ? this.#reads : this.#writes;
    const limiter = limit ? this.#limiterOf(operation, limit) : general;
    const spend = (payer: string) => limiter.spend(limit ? payer : `${operation} ${payer}`);
    const account = accountOf(caller);
    const own = account === undefined ? undefined : await spend(account);
    // A call rejected for the person is not charged to their colleagues’ network.
    if (own && !own.allowed) throw refusal(limiter, own, caller);
    const shared = own && access !== 'anyone' ? own : await spend(networkOf(caller.address));
    if (!shared.allowed)
      return () => {
        throw refusal(limiter, shared, caller);
      };
    const least = own && own.remainingPoints < shared.remainingPoints ? own : shared;
    if (caller.key || limiter !== this.#reads || least.remainingPoints * 2 < limiter.quota.points)
      setRateLimitHeaders(caller, limiter.quota, least);
    return NETWORK_ALLOWED;
  }

  /** Like `charge`, and throws for the network as well. */
  async spend(operation: string, limited: Limited, caller: RateLimitedCaller): Promise<void> {
    const refuseNetwork = await this.charge(operation, limited, caller);
    refuseNetwork();
  }

  /**
   * Charges one request of any kind to the network. Sets no headers, because the quota is far larger than any
   * client needs.
   */
  async spendRequest(caller: Omit<RateLimitedCaller, 'person' | 'device'>): Promise<void> {
    const balance = await this.#requests.spend(networkOf(caller.address));
    if (!balance.allowed) throw refusal(this.#requests, balance, caller);
  }

  #limiterOf(operation: string, { calls, minutes }: CallLimit): RateLimiter {
    const known = this.#declared.get(operation);
    if (known) return known;
    const limiter = new RateLimiter({ name: 'calls', points: calls, minutes });
    this.#declared.set(operation, limiter);
    return limiter;
  }
}

function refusal({ quota }: RateLimiter, balance: Balance, caller: Pick<RateLimitedCaller, 'replyHeader'>) {
  setRateLimitHeaders(caller, quota, balance);
  return new ORPCError('TOO_MANY_REQUESTS', {
    message: `Too many requests. ${retryAfterSentence(caller, balance)}`,
  });
}

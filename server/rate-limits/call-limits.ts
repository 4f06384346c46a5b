import { ORPCError } from '@orpc/server';
import type { CallLimit, OperationMeta } from '#contract/operation.ts';
import type { CallContext } from '../api/call-context.ts';
import { accountOf, type Caller, networkOf } from '../api/caller.ts';
import type { MostSockets } from '../live/socket-limits.ts';
import { type Quota, retryAfterSentence, setRateLimitHeaders } from './rate-limit-headers.ts';
import { type Balance, Counts } from './rate-limiter.ts';

/** What an operation allows that declares no limit of its own, each to each caller: more than any person's pages ask. */
const READS: Quota = { name: 'reads', points: 1_200, minutes: 1 };
const WRITES: Quota = { name: 'writes', points: 300, minutes: 1 };
/** Whatever comes from one network: pages, files, calls, and those that are refused. */
const REQUESTS: Quota = { name: 'requests', points: 18_000, minutes: 1 };

/** Open sockets of one person, or of a network's visitors: as many tabs as anybody has. */
const SOCKETS = 200;
/** Open sockets of a network, its signed-in people included: accounts are free. */
const SOCKETS_OF_NETWORK = 2_000;

type Asking = Caller & Pick<CallContext, 'replyHeader' | 'now'>;
type Limited = Pick<OperationMeta, 'access' | 'limit'>;

/** Throws TOO_MANY_REQUESTS where the caller's network has spent what it may. */
export type RefuseNetwork = () => void;

const NETWORK_IS_FINE: RefuseNetwork = () => {};

/** Counts calls in this process. Several processes each allow the full number, which still stops a flood. */
export class CallLimits {
  readonly #declared = new Map<string, Counts>();
  readonly #reads: Counts;
  readonly #writes: Counts;
  readonly #requests: Counts;
  readonly sockets: MostSockets;

  /** `times` as much as usual of what is not declared: for feeds, and for whoever tries what the product withstands. */
  constructor(times = 1) {
    const wider = (quota: Quota) => new Counts({ ...quota, points: quota.points * times });
    this.#reads = wider(READS);
    this.#writes = wider(WRITES);
    this.#requests = wider(REQUESTS);
    this.sockets = { each: SOCKETS * times, network: SOCKETS_OF_NETWORK * times };
  }

  /**
   * Charges the device or the person, and the network for what visitors may call (decision 0034). Throws
   * TOO_MANY_REQUESTS above the operation's limit; leaves it to the caller to refuse for the network, which may have
   * been spent by others. Answers say how many calls are left, and until when; of reads without a limit of their own
   * only once half are spent: the hottest answers would be a tenth longer.
   */
  charge(operation: string, { access, limit }: Limited, asking: Asking): RefuseNetwork {
    const general = operation.startsWith('GET ') ? this.#reads : this.#writes;
    const counts = limit ? this.#countsOf(operation, limit) : general;
    const spend = (payer: string) => counts.spend(limit ? payer : `${operation} ${payer}`, asking.now());
    const account = accountOf(asking);
    const own = account === undefined ? undefined : spend(account);
    // What a person is refused costs their colleagues nothing.
    if (own && !own.allowed) throw refusal(counts, own, asking);
    const shared = own && access !== 'anyone' ? own : spend(networkOf(asking.address));
    if (!shared.allowed)
      return () => {
        throw refusal(counts, shared, asking);
      };
    const least = own && own.remainingPoints < shared.remainingPoints ? own : shared;
    if (counts !== this.#reads || least.remainingPoints * 2 < counts.quota.points)
      setRateLimitHeaders(asking, counts.quota, least);
    return NETWORK_IS_FINE;
  }

  /** The same, and throws for the network as well. */
  spend(operation: string, limited: Limited, asking: Asking): void {
    this.charge(operation, limited, asking)();
  }

  /** The same for a network, whatever is asked. Says nothing of what is left: it is far more than anybody needs. */
  spendRequest(asking: Omit<Asking, 'person' | 'device'>): void {
    const balance = this.#requests.spend(networkOf(asking.address), asking.now());
    if (!balance.allowed) throw refusal(this.#requests, balance, asking);
  }

  #countsOf(operation: string, { calls, minutes }: CallLimit): Counts {
    const known = this.#declared.get(operation);
    if (known) return known;
    const counts = new Counts({ name: 'calls', points: calls, minutes });
    this.#declared.set(operation, counts);
    return counts;
  }
}

function refusal({ quota }: Counts, balance: Balance, asking: Pick<Asking, 'replyHeader'>) {
  setRateLimitHeaders(asking, quota, balance);
  return new ORPCError('TOO_MANY_REQUESTS', {
    message: `That was often enough for now. ${retryAfterSentence(asking, balance)}`,
  });
}

import { ORPCError } from '@orpc/server';
import type { CallLimit } from '#contract/operation.ts';
import type { CallContext } from './call-context.ts';
import { callerOf, networkOf } from './caller.ts';
import { type Balance, Counts } from './counts.ts';
import { type Quota, tellQuota, tellWait } from './told-limit.ts';

/** What an operation allows that declares no limit of its own, each to each caller: more than any person's pages ask. */
const READS: Quota = { name: 'reads', points: 1_200, minutes: 1 };
const WRITES: Quota = { name: 'writes', points: 300, minutes: 1 };
/** Whatever comes from one network: pages, files, calls, and those that are refused. */
const REQUESTS: Quota = { name: 'requests', points: 18_000, minutes: 1 };

/** Open sockets of one caller: as many tabs as anybody has, or a house full of people who track something. */
const SOCKETS = 200;

type Asking = Pick<CallContext, 'person' | 'address' | 'replyHeader' | 'now'> &
  Partial<Pick<CallContext, 'device'>>;

/** Counts calls in this process. Several processes each allow the full number, which still stops a flood. */
export class CallLimits {
  readonly #declared = new Map<string, Counts>();
  readonly #reads: Counts;
  readonly #writes: Counts;
  readonly #requests: Counts;
  /** How many sockets one caller may hold. */
  readonly sockets: number;

  /** `times` as much as usual of what is not declared: for feeds, and for whoever tries what the product withstands. */
  constructor(times = 1) {
    const wider = (quota: Quota) => new Counts({ ...quota, points: quota.points * times });
    this.#reads = wider(READS);
    this.#writes = wider(WRITES);
    this.#requests = wider(REQUESTS);
    this.sockets = SOCKETS * times;
  }

  /**
   * Throws TOO_MANY_REQUESTS above the operation's limit. Both answers say how many calls are left, and until when; of
   * reads without a limit of their own only once half are spent: the hottest answers would be a tenth longer.
   */
  spend(operation: string, declared: CallLimit | null, asking: Asking): void {
    const caller = callerOf(asking);
    const general = operation.startsWith('GET ') ? this.#reads : this.#writes;
    const counts = declared ? this.#countsOf(operation, declared) : general;
    const balance = counts.spend(declared ? caller : `${operation} ${caller}`, asking.now());
    if (!balance.allowed) throw refusal(counts, balance, asking);
    if (counts !== this.#reads || isHalfSpent(counts, balance)) tellQuota(asking, counts.quota, balance);
  }

  /** The same for a network, whatever is asked. Says nothing of what is left: it is far more than anybody needs. */
  spendRequest(asking: Omit<Asking, 'person'>): void {
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

function isHalfSpent({ quota }: Counts, { remainingPoints = 0 }: Balance): boolean {
  return remainingPoints * 2 < quota.points;
}

function refusal({ quota }: Counts, balance: Balance, asking: Pick<Asking, 'replyHeader'>) {
  tellQuota(asking, quota, balance);
  return new ORPCError('TOO_MANY_REQUESTS', {
    message: `That was often enough for now. ${tellWait(asking, balance)}`,
  });
}

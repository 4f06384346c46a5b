import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ORPCError } from '@orpc/server';
import type { CallContext } from '../../api/call-context.ts';
import { networkOf } from '../../api/caller.ts';
import { FairQueue, QueueFull } from '../../fair-queue.ts';
import {
  dummyHash,
  type HashCost,
  hashPassword,
  isOutdated,
  OWASP_COST,
  verifyPassword,
} from './password-hash.ts';

/**
 * Half of the four libuv threads, which also read files and resolve names, so that a flood of sign-ins blocks
 * nothing else.
 */
const CONCURRENCY = 2;
const WAITING = 128;
const WAITING_PER_NETWORK = 32;
const BUSY_SECONDS = 5;
const DURATIONS = 32;

type Requester = Pick<CallContext, 'address' | 'replyHeader'>;

/**
 * Hashes passwords with limited concurrency. Rejects callers when the queue is full, with a Retry-After
 * header.
 */
export class Passwords {
  /** Of new hashes. */
  readonly cost: HashCost;
  readonly #dummyHash: string;
  #durations = [50];
  readonly #queue = new FairQueue({
    concurrency: CONCURRENCY,
    concurrency_per_key: CONCURRENCY,
    waiting: WAITING,
    waiting_per_key: WAITING_PER_NETWORK,
  });

  constructor(cost = OWASP_COST) {
    this.cost = cost;
    this.#dummyHash = dummyHash(cost);
  }

  hash(requester: Requester, password: string): Promise<string> {
    return this.#queued(requester, () => hashPassword(password, this.cost));
  }

  /** Whether the hash uses other parameters than new hashes do. */
  isOutdated(hash: string): boolean {
    return isOutdated(hash, this.cost);
  }

  /**
   * Verifies a password. Without an account, verifies a dummy hash, so that it takes the same time and never
   * matches.
   */
  async verify(requester: Requester, hash: string | null | undefined, password: string): Promise<boolean> {
    const start = performance.now();
    const isRight = await this.#queued(requester, () => verifyPassword(hash ?? this.#dummyHash, password));
    this.#durations = [...this.#durations.slice(1 - DURATIONS), performance.now() - start];
    return isRight;
  }

  /**
   * Waits as long as a recent verification took, without hashing, so that a flood of rejected attempts costs
   * no CPU.
   */
  async pretend(): Promise<null> {
    await setTimeout(this.#durations[randomInt(this.#durations.length)]);
    return null;
  }

  async #queued<Result>({ address, replyHeader }: Requester, work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.#queue.run(networkOf(address), work);
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      replyHeader('retry-after', String(BUSY_SECONDS));
      throw new ORPCError('TOO_MANY_REQUESTS', {
        message: 'Too many people are signing in right now. Try again in a few seconds.',
      });
    }
  }
}

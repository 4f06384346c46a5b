import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ORPCError } from '@orpc/server';
import type { CallContext } from '../../api/call-context.ts';
import { networkOf } from '../../api/caller.ts';
import { FairQueue, QueueFull } from '../../fair-queue.ts';
import { hashPassword, NOBODYS_HASH, verifyPassword } from './password-hash.ts';

/** Half of the four threads in which Node also reads files and looks up names: a flood of sign-ins starves nothing else. */
const AT_ONCE = 2;
const WAITING = 128;
const WAITING_PER_NETWORK = 32;
const BUSY_SECONDS = 5;
const DURATIONS = 32;

type Asking = Pick<CallContext, 'address' | 'replyHeader'>;

/** Hashes passwords, few at once; whoever asks for too many at the same moment is refused and told when to come back. */
export class Passwords {
  #durations = [50];
  readonly #queue = new FairQueue({
    concurrency: AT_ONCE,
    concurrency_per_key: AT_ONCE,
    waiting: WAITING,
    waiting_per_key: WAITING_PER_NETWORK,
  });

  hash(asking: Asking, password: string): Promise<string> {
    return this.#inTurn(asking, () => hashPassword(password));
  }

  /** A missing hash, of an account that is not there, takes the same work and is never right. */
  async verify(asking: Asking, hash: string | null | undefined, password: string): Promise<boolean> {
    const start = performance.now();
    const isRight = await this.#inTurn(asking, () => verifyPassword(hash ?? NOBODYS_HASH, password));
    this.#durations = [...this.#durations.slice(1 - DURATIONS), performance.now() - start];
    return isRight;
  }

  /** Takes as long as a recent verification did, without its work, so that a flood of refused attempts costs nothing. */
  async pretend(): Promise<null> {
    await setTimeout(this.#durations[randomInt(this.#durations.length)]);
    return null;
  }

  async #inTurn<Result>({ address, replyHeader }: Asking, work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.#queue.run(networkOf(address), work);
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      replyHeader('retry-after', String(BUSY_SECONDS));
      throw new ORPCError('TOO_MANY_REQUESTS', {
        message: 'Too many people are signing in at this moment. Please try again in a few seconds.',
      });
    }
  }
}

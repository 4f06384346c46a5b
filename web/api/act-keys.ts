import { ORPCError } from '@orpc/client';
import { v4 as uuid } from 'uuid';

/** Pressed again within this time, an unanswered press is meant; later it is another one. */
const SAME_ACT_MS = 60_000;

interface Act {
  text: string;
  key: string;
  begun: number;
}

/**
 * The Idempotency-Key of each call: a new one, unless the same call is still running or was never answered. Then the
 * press of a button is a repeated one, and the server gives its answer instead of acting twice.
 */
export class ActKeys {
  readonly #unanswered = new Map<string, Act>();

  async run<Answer>(
    operation: string,
    input: unknown,
    send: (key: string) => Promise<Answer>,
  ): Promise<Answer> {
    const act = this.#actOf(operation, JSON.stringify(input) ?? '');
    const forget = () => {
      if (this.#unanswered.get(operation) === act) this.#unanswered.delete(operation);
    };
    try {
      const answer = await send(act.key);
      forget();
      return answer;
    } catch (error) {
      if (isAnswer(error)) forget();
      throw error;
    }
  }

  /** One act per operation is remembered: whoever did something else in between means it anew. */
  #actOf(operation: string, text: string): Act {
    const last = this.#unanswered.get(operation);
    if (last?.text === text && Date.now() - last.begun < SAME_ACT_MS) return last;
    const act = { text, key: uuid(), begun: Date.now() };
    this.#unanswered.set(operation, act);
    return act;
  }
}

/** Without one, and after a failure of the server, nobody knows whether it was done. */
function isAnswer(error: unknown): boolean {
  return error instanceof ORPCError && error.status < 500;
}

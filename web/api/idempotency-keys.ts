import { ORPCError } from '@orpc/client';
import { readSessionStorage, writeSessionStorage } from '#web/ui/session-storage-state.ts';
import type { IdempotencyScope } from './idempotency-scope.ts';

/** Outside a form, the same call after this time is meant anew. */
const RETRIED_WITHIN_MS = 60_000;
/** How a form was filled in differs with each attempt and is no part of what is sent. */
const FILLING: readonly string[] = ['homepage', 'seconds_open'];

interface Attempt {
  /** Its operation and input. */
  of: string;
  key: string;
  begun: number;
}

/** Remembers the last call that nobody answered, so that its repetition gets the same key and is not done twice. */
export class IdempotencyKeys {
  readonly #retriedWithin: number;
  readonly #keptAs: string | undefined;
  #unanswered: Attempt | null;

  constructor(retriedWithin: number, { keptAs }: IdempotencyScope = {}) {
    this.#retriedWithin = retriedWithin;
    this.#keptAs = keptAs;
    this.#unanswered = keptAs === undefined ? null : readSessionStorage(keptAs);
  }

  async run<Answer>(
    operation: string,
    input: unknown,
    send: (key: string) => Promise<Answer>,
  ): Promise<Answer> {
    const attempt = this.#attemptAt(`${operation} ${JSON.stringify(input, significant)}`);
    try {
      const answer = await send(attempt.key);
      this.#settle(attempt);
      return answer;
    } catch (error) {
      if (isAnswer(error)) this.#settle(attempt);
      throw error;
    }
  }

  #attemptAt(of: string): Attempt {
    const last = this.#unanswered;
    if (last?.of === of && Date.now() - last.begun < this.#retriedWithin) return last;
    const attempt = { of, key: newKey(), begun: Date.now() };
    this.#remember(attempt);
    return attempt;
  }

  #settle({ key }: Attempt): void {
    if (this.#unanswered?.key === key) this.#remember(null);
  }

  #remember(attempt: Attempt | null): void {
    this.#unanswered = attempt;
    if (this.#keptAs !== undefined) writeSessionStorage(this.#keptAs, attempt);
  }
}

const ofAreas = new Map<string, IdempotencyKeys>();
const ofScopes = new WeakMap<IdempotencyScope, IdempotencyKeys>();

/** The keys of a form; outside of one, those of the area: what undoes an act is in the same one. */
export function keysOf(area: string, scope: IdempotencyScope | undefined): IdempotencyKeys {
  const known = scope ? ofScopes.get(scope) : ofAreas.get(area);
  if (known) return known;
  const keys = new IdempotencyKeys(scope ? Number.POSITIVE_INFINITY : RETRIED_WITHIN_MS, scope);
  if (scope) ofScopes.set(scope, keys);
  else ofAreas.set(area, keys);
  return keys;
}

/** 128 random bits. `crypto.randomUUID` exists on secure origins only. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((bits) => bits.toString(36)).join('-');
}

function significant(name: string, value: unknown): unknown {
  if (FILLING.includes(name)) return undefined;
  if (!(value instanceof File)) return value;
  return { name: value.name, size: value.size, type: value.type, lastModified: value.lastModified };
}

/** Without one, and after a failure of the server, nobody knows whether it was done. */
function isAnswer(error: unknown): boolean {
  return error instanceof ORPCError && error.status < 500;
}

import { ORPCError } from '@orpc/client';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { readSessionStorage, writeSessionStorage } from '#web/ui/session-storage-state.ts';
import type { IdempotencyScope } from './idempotency-scope.ts';

/** Outside a form, the same call after this time is a new request, not a retry. */
const RETRY_WINDOW_MS = MINUTE_MS;
/** Bot-detection fields differ with each attempt, so they don't identify a request. */
const BOT_DETECTION_FIELDS: readonly string[] = ['homepage', 'seconds_open'];

interface Attempt {
  /** The operation and its input. */
  of: string;
  key: string;
  begun: number;
}

/** Stores the last call without a response, so that its retry reuses the idempotency key and isn't executed twice. */
export class IdempotencyKeys {
  readonly #retryWindow: number;
  readonly #storageKey: string | undefined;
  #pending: Attempt | null;

  constructor(retryWindow: number, { storageKey }: IdempotencyScope = {}) {
    this.#retryWindow = retryWindow;
    this.#storageKey = storageKey;
    this.#pending = storageKey === undefined ? null : readSessionStorage(storageKey);
  }

  async run<Response>(
    operation: string,
    input: unknown,
    send: (key: string) => Promise<Response>,
  ): Promise<Response> {
    const attempt = this.#attemptAt(`${operation} ${JSON.stringify(input, significant)}`);
    try {
      const response = await send(attempt.key);
      this.#settle(attempt);
      return response;
    } catch (error) {
      if (isResponse(error)) this.#settle(attempt);
      throw error;
    }
  }

  #attemptAt(of: string): Attempt {
    const last = this.#pending;
    if (last?.of === of && Date.now() - last.begun < this.#retryWindow) return last;
    const attempt = { of, key: newKey(), begun: Date.now() };
    this.#store(attempt);
    return attempt;
  }

  #settle({ key }: Attempt): void {
    if (this.#pending?.key === key) this.#store(null);
  }

  #store(attempt: Attempt | null): void {
    this.#pending = attempt;
    if (this.#storageKey !== undefined) writeSessionStorage(this.#storageKey, attempt);
  }
}

const ofAreas = new Map<string, IdempotencyKeys>();
const ofScopes = new WeakMap<IdempotencyScope, IdempotencyKeys>();

/** The keys of a form, or of the area outside a form. An operation and the one that reverses it are in the same area. */
export function keysOf(area: string, scope: IdempotencyScope | undefined): IdempotencyKeys {
  const known = scope ? ofScopes.get(scope) : ofAreas.get(area);
  if (known) return known;
  const keys = new IdempotencyKeys(scope ? Number.POSITIVE_INFINITY : RETRY_WINDOW_MS, scope);
  if (scope) ofScopes.set(scope, keys);
  else ofAreas.set(area, keys);
  return keys;
}

/** 128 random bits. `crypto.randomUUID` exists on secure origins only. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((bits) => bits.toString(36)).join('-');
}

function significant(name: string, value: unknown): unknown {
  if (BOT_DETECTION_FIELDS.includes(name)) return undefined;
  if (!(value instanceof File)) return value;
  return { name: value.name, size: value.size, type: value.type, lastModified: value.lastModified };
}

/** Without a response, or after a server error, the request may or may not have been executed. */
function isResponse(error: unknown): boolean {
  return error instanceof ORPCError && error.status < 500;
}

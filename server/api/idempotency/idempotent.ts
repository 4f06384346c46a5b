import { ORPCError } from '@orpc/server';
import { actWithKey } from '../../audit/audit-log-table.ts';
import { type OnCommit, onCommit } from '../../database/pool/commit-hooks.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { pipeline } from '../../database/statements/pipeline.ts';
import type { RequestContext } from '../call-context.ts';
import {
  claimIdempotencyKey,
  findStoredResponse,
  type StoredResponse,
  storeResponse,
} from './idempotency-keys-table.ts';

const MAX_KEY_LENGTH = 200;

/** Runs what an operation writes. */
export interface Writer {
  /**
   * Runs `work` in one transaction, idempotent by the call's Idempotency-Key: a repeated call gets the first call's
   * response, and waits for it while the first is running. An error rolls everything back, the key's claim included,
   * so that a refused call may be tried again.
   */
  write<Response>(
    work: (transaction: Transaction) => Promise<Response>,
    options?: WriteOptions,
  ): Promise<Response>;
  /**
   * The same for a write that first needs something slow, such as a password hash, for which no transaction must wait.
   * A refusal by `prepare` doesn't count once the first call with the key has succeeded.
   */
  writeAfter<Prepared, Response>(
    prepare: () => Promise<Prepared>,
    work: (transaction: Transaction, prepared: Prepared) => Promise<Response>,
    options?: WriteOptions,
  ): Promise<Response>;
}

export interface WriteOptions {
  /** What makes two calls the same request, where that is not the whole input: a form's age differs when it is sent again. */
  request?: unknown;
}

/** The writer of one call. `input` is fingerprinted, never stored. */
export function writerOf(context: RequestContext, operation: string, input: unknown): Writer {
  const write: Writer['write'] = async (work, { request = input } = {}) => {
    const { idempotencyResponses } = context;
    const claim = claimOf(context, operation, request);
    if (!claim) return transactionOf(context, work);
    return transactionOf(context, async (transaction) => {
      // Waits here while a call with the same key is running.
      const stored = await claimIdempotencyKey(transaction, claim);
      if (stored) return replay(context, claim, stored);
      const response = await work(transaction);
      onCommit(transaction, RESPONSES, [{ claim, encrypted: idempotencyResponses.encrypt(response) }]);
      return response;
    });
  };

  const writeAfter: Writer['writeAfter'] = async (prepare, work, { request = input } = {}) => {
    const claim = claimOf(context, operation, request);
    const find = async () => claim && (await findStoredResponse(context.database.db, claim));
    const known = await find();
    if (claim && known) return replay(context, claim, known);
    let prepared: Awaited<ReturnType<typeof prepare>>;
    try {
      prepared = await prepare();
    } catch (refusal) {
      const stored = await find();
      if (claim && stored) return replay(context, claim, stored);
      throw refusal;
    }
    return write((transaction) => work(transaction, prepared), { request });
  };

  return { write, writeAfter };
}

/** Stores the response together with the last statements of the transaction. */
const RESPONSES: OnCommit<{ claim: Parameters<typeof storeResponse>[1]; encrypted: string }> = {
  async before(transaction, responses) {
    await pipeline(...responses.map(({ claim, encrypted }) => storeResponse(transaction, claim, encrypted)));
  },
};

/** A transaction whose audit entries name the API key of the call. */
function transactionOf<Response>(
  { database, key }: RequestContext,
  work: (transaction: Transaction) => Promise<Response>,
): Promise<Response> {
  return database.transaction(async (transaction) => {
    if (key) await actWithKey(transaction, key);
    return work(transaction);
  });
}

function claimOf(context: RequestContext, operation: string, request: unknown) {
  const { person, idempotencyResponses, requestHeaders } = context;
  const sent = requestHeaders['idempotency-key'];
  if (typeof sent !== 'string' || sent === '') return undefined;
  if (sent.length > MAX_KEY_LENGTH)
    throw new ORPCError('BAD_REQUEST', {
      message: `An Idempotency-Key can have at most ${MAX_KEY_LENGTH} characters.`,
    });
  const request_hash = idempotencyResponses.fingerprint(operation, request);
  const key = scopeOf(context) + sent;
  return { user_id: person?.user_id ?? null, key, operation, request_hash };
}

/** One person’s API keys may act for several companies or in test mode; the scope keeps their idempotency keys apart. */
function scopeOf({ person, key }: RequestContext): string {
  return key ? `${person?.role} of ${person?.organisation_id}: ` : '';
}

function replay<Response>(
  { idempotencyResponses, replyHeader }: RequestContext,
  { request_hash }: { request_hash: string },
  stored: StoredResponse,
): Response {
  if (stored.request_hash !== request_hash)
    throw new ORPCError('IDEMPOTENCY_KEY_REUSED', {
      status: 422,
      message: 'This Idempotency-Key was already used for a different request.',
    });
  replyHeader('idempotency-replayed', 'true');
  return idempotencyResponses.decrypt(stored.answer as string) as Response;
}

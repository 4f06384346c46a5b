import { useState } from 'react';

/** Separates the idempotency keys of one form from those of all others. */
export interface IdempotencyScope {
  /** Session storage key under which a call without a response survives a reload. */
  readonly storageKey?: string | undefined;
}

/**
 * Options for every call of one form. A retry of the last call with the same input, after no response, sends the same
 * Idempotency-Key; any other call sends a new one.
 */
export function useIdempotencyScope(storageKey?: string): { context: { scope: IdempotencyScope } } {
  const [options] = useState(() => ({ context: { scope: { storageKey } } }));
  return options;
}

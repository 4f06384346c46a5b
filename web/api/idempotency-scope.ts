import { useState } from 'react';

/** Where a form's calls are told apart from those of all others. */
export interface IdempotencyScope {
  /** The key in the tab's storage under which an unanswered call outlives a reload. */
  readonly keptAs?: string | undefined;
}

/**
 * Options for every call of one form. The last call, repeated with the same input because no answer came, has the same
 * Idempotency-Key; any other call has a new one.
 */
export function useIdempotencyScope(keptAs?: string): { context: { scope: IdempotencyScope } } {
  const [options] = useState(() => ({ context: { scope: { keptAs } } }));
  return options;
}

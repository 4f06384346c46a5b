import { type HTTPMethod, type HTTPPath, oc } from '@orpc/contract';
import type { Access } from '#domain/people/access.ts';

export interface OperationMeta {
  /** Who may call it; the server, the screens and the access check read it from here. */
  access: Access;
  /** Calls whose answers this one makes stale, as 'area.operation' or 'area'. */
  changes: readonly string[];
  /** The answer of a repeated call with the same Idempotency-Key is the first one's. */
  once: boolean;
  limit: CallLimit | null;
}

/** How often one person, or one address for a visitor, may call; above it the answer is 429. */
export interface CallLimit {
  calls: number;
  minutes: number;
}

interface Operation {
  access: Access;
  method: HTTPMethod;
  path: HTTPPath;
  summary: string;
  changes?: readonly string[];
  once?: boolean;
  limit?: CallLimit;
  /** HTTP status of a success, 200 unless given. */
  status?: number;
}

/** Starts the contract of one operation. Without `access` it does not compile. */
export function operation({ access, changes = [], once = false, limit, status = 200, ...route }: Operation) {
  const tags = [route.path.split('/')[1] ?? ''];
  return oc
    .$meta<OperationMeta>({ access, changes, once, limit: limit ?? null })
    .route({ ...route, tags, successStatus: status });
}

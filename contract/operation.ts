import { type HTTPMethod, type HTTPPath, oc } from '@orpc/contract';
import type { Access } from '#domain/people/access.ts';
import { takesKey } from './idempotency-key.ts';

export interface OperationMeta {
  /** Who may call it; the server, the screens and the access check read it from here. */
  access: Access;
  /** Calls whose answers this one makes stale, as 'area.operation' or 'area'. */
  changes: readonly string[];
  /** A repeated call with the same Idempotency-Key gets the first call's response. */
  idempotent: boolean;
  limit: CallLimit | null;
  /** Where the network has spent the limit, the handler refuses (`context.refuseNetwork`), except for what is the person's own. */
  exemptsOwn: boolean;
  /** Refused with REAUTHENTICATE when its person has not proved for a while who they are. */
  requiresRecentAuth: boolean;
  /** What becomes of fields that the input does not declare, in a body or a query. */
  unknownFields: UnknownFields;
}

export type UnknownFields = 'refused' | 'ignored';

/** How often one person or device may call, and of what visitors may call also one network; above it the answer is 429. */
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
  /** True for every write unless said otherwise; checks/idempotency.test.ts holds the reasons of those that are not. */
  idempotent?: boolean;
  limit?: CallLimit;
  exemptsOwn?: boolean;
  requiresRecentAuth?: boolean;
  /**
   * Refused by every write, ignored by reads, unless said otherwise; checks/unknown-fields.test.ts holds the reasons of
   * writes that ignore them.
   */
  unknownFields?: UnknownFields;
  /** HTTP status of a success, 200 unless given. */
  status?: number;
}

/** What an operation that requires recent authentication answers until `people.reauthenticate` has been called. */
export const REAUTHENTICATE = { status: 403, message: 'Please confirm that it is you.' } as const;

/** What staff are answered that have no second factor where the installation wants one. */
export const SECOND_FACTOR_SETUP = {
  status: 403,
  message: 'Please set up two-step sign-in or add a passkey in your settings first.',
} as const;

/** Starts the contract of one operation. Without `access` it does not compile. */
export function operation(declared: Operation) {
  const {
    access,
    changes = [],
    idempotent = declared.method !== 'GET',
    limit = null,
    exemptsOwn = false,
    requiresRecentAuth = false,
    unknownFields = declared.method === 'GET' ? 'ignored' : 'refused',
    status = 200,
    ...route
  } = declared;
  const tags = [route.path.split('/')[1] ?? ''];
  return oc
    .$meta<OperationMeta>({
      access,
      changes,
      idempotent,
      limit,
      exemptsOwn,
      requiresRecentAuth,
      unknownFields,
    })
    .route({
      ...route,
      tags,
      successStatus: status,
      ...(idempotent && { spec: (described) => takesKey(described, status) }),
    })
    .errors(checkedFirst(declared));
}

/** What is refused before any handler is asked: no handler can throw it. */
function checkedFirst({ access, requiresRecentAuth }: Operation): Record<never, never> {
  return {
    ...(requiresRecentAuth && { REAUTHENTICATE }),
    ...((access === 'staff' || access === 'admin') && { SECOND_FACTOR_SETUP }),
  };
}

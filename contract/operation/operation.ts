import { type HTTPMethod, type HTTPPath, oc } from '@orpc/contract';
import type { Access } from '#domain/people/access.ts';
import type { Permission } from '#domain/people/permissions.ts';
import type { WhileViewing } from '#domain/people/viewing.ts';
import { type RecordList, UPDATED_SINCE_TOO_OLD } from './changed-records.ts';
import { documentIdempotencyKey } from './idempotency-key.ts';
import { documentIfMatch } from './if-match.ts';
import type { CallLimit, OperationMeta, UnknownFields } from './operation-meta.ts';
import { takesQuery } from './sheet-body.ts';

interface Operation {
  access: Access;
  permission?: Permission | readonly Permission[];
  method: HTTPMethod;
  path: HTTPPath;
  summary: string;
  changes?: readonly string[];
  /** True for writes by default; checks/idempotency.test.ts lists the reasons for exceptions. */
  idempotent?: boolean;
  limit?: CallLimit;
  exemptsOwn?: boolean;
  requiresRecentAuth?: boolean;
  whileViewing?: WhileViewing;
  /** The options of a write that are also read from the query; the body wins. */
  query?: readonly string[];
  /**
   * By default, writes refuse them and reads ignore them; checks/unknown-fields.test.ts lists the reasons for
   * writes that ignore them.
   */
  unknownFields?: UnknownFields;
  /** HTTP status of a success, 200 unless given. */
  status?: number;
  /**
   * The caller must send the ETag that they have read; add `IF_MATCH_ERRORS`. With 'optional', they may send the version of the
   * record; add `changedSinceRead`.
   */
  ifMatch?: boolean | 'optional';
  location?: HTTPPath;
  /** For a list of records, which takes `updated_since`. */
  list?: RecordList;
}

/** The error of operations that require recent authentication, until `people.reauthenticate` succeeds. */
export const REAUTHENTICATE = { status: 403, message: 'Confirm that it’s you.' } as const;

/** The error for staff without the second factor that the installation requires. */
export const SECOND_FACTOR_SETUP = {
  status: 403,
  message: 'Set up two-step sign-in or add a passkey in your settings first.',
} as const;

/** The error for staff who view a customer's area. */
export const VIEW_ONLY = {
  status: 403,
  message: 'You’re viewing as a customer. Stop viewing to do this.',
} as const;

/** Declares an operation. `access` is required. */
export function operation(declared: Operation) {
  const {
    access,
    permission = null,
    changes = [],
    idempotent = declared.method !== 'GET',
    limit = null,
    exemptsOwn = false,
    requiresRecentAuth = false,
    whileViewing = null,
    unknownFields = declared.method === 'GET' ? 'ignored' : 'refused',
    status = 200,
    ifMatch = false,
    query = [],
    location = null,
    list = null,
    ...route
  } = declared;
  const tags = [route.path.split('/')[1] ?? ''];
  return oc
    .$meta<OperationMeta>({
      access,
      permission: typeof permission === 'string' ? [permission] : permission,
      changes,
      idempotent,
      limit,
      exemptsOwn,
      requiresRecentAuth,
      unknownFields,
      whileViewing,
      query,
      location,
      list,
    })
    .route({
      ...route,
      tags,
      successStatus: status,
      spec: (described) => {
        const content = query.length > 0 ? takesQuery(described, query) : described;
        const keyed = idempotent ? documentIdempotencyKey(content, status) : content;
        return ifMatch ? documentIfMatch(keyed, ifMatch) : keyed;
      },
    })
    .errors(precheckErrors(declared));
}

/** Errors that are checked before the handler runs. */
function precheckErrors({ access, requiresRecentAuth, list }: Operation): Record<never, never> {
  return {
    ...(requiresRecentAuth && { REAUTHENTICATE }),
    ...((access === 'staff' || access === 'admin') && { SECOND_FACTOR_SETUP }),
    ...(list && { UPDATED_SINCE_TOO_OLD }),
  };
}

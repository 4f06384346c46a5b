import type { HTTPPath } from '@orpc/contract';
import type { Access } from '#domain/people/access.ts';
import type { Permission } from '#domain/people/permissions.ts';
import type { WhileViewing } from '#domain/people/viewing.ts';
import type { RecordList } from './changed-records.ts';

export interface OperationMeta {
  /** Who may call it. The server, the screens and the access check use it. */
  access: Access;
  /** What a member needs in their organisation, any one of these; staff need none. Null for what concerns no organisation. */
  permission: readonly Permission[] | null;
  /** The queries that it invalidates, as 'area.operation' or 'area'. */
  changes: readonly string[];
  /** A repeated call with the same Idempotency-Key gets the first call's response. */
  idempotent: boolean;
  limit: CallLimit | null;
  /** The handler applies the network's limit (`context.refuseNetwork`), except to the caller's own data. */
  exemptsOwn: boolean;
  /** Refused with REAUTHENTICATE unless the person has authenticated recently. */
  requiresRecentAuth: boolean;
  /** How undeclared fields of a body or a query are handled. */
  unknownFields: UnknownFields;
  /** For staff who view a customer's area; null for the default: reads are answered, writes refused. */
  whileViewing: WhileViewing | null;
  /** The options of a write that are read from the query. */
  query: readonly string[];
  /** Where what it creates can be read: the path of a GET, filled from the output. */
  location: HTTPPath | null;
  /** For a list of records: what `updated_since` finds. */
  list: RecordList | null;
}

export type UnknownFields = 'refused' | 'ignored';

/** The rate limit per person or device, and per network if visitors may call; above it the status is 429. */
export interface CallLimit {
  calls: number;
  minutes: number;
}

/** The metadata that `operation` declares, which oRPC’s generic type of a procedure leaves out. */
export function metaOf(procedure: { '~orpc': { meta: object } }): OperationMeta {
  return procedure['~orpc'].meta as OperationMeta;
}

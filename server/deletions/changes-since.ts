import { ORPCError } from '@orpc/server';
import { NIL, validate } from 'uuid';
import { type RecordList, UPDATED_SINCE_TOO_OLD } from '#contract/operation/changed-records.ts';
import { Moment } from '#domain/calendar/moment.ts';
import type { Person } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import type { Connection } from '../database/pool/connection.ts';
import { isOfSomeBranches, readerOf } from '../shipment-records/reader.ts';
import { findShipmentId } from '../shipment-records/shipments-table.ts';
import { type DeletionScope, listDeletions } from './deleted-records-table.ts';

/** More than these are not worth a list: the caller reads the whole one again. */
const MAX_DELETED = 10_000;

interface Input {
  updated_since?: unknown;
  after?: unknown;
  tracking_number?: unknown;
  organisation_id?: unknown;
  id?: unknown;
  user_id?: unknown;
}

interface Call {
  person: Person;
  input: Input;
}

/** The moment of a list's `updated_since`; undefined without one, and for one that the input's schema refuses. */
export function updatedSince(input: unknown): Date | undefined {
  const { updated_since } = (input ?? {}) as Input;
  return updated_since === undefined ? undefined : Moment.safeParse(updated_since).data;
}

/** What a list returns beside its records; read before them, so that a record which comes back is in both. */
export async function changesSince(
  connection: Connection,
  list: RecordList,
  { since, person, input }: Call & { since: Date },
): Promise<{ deleted: string[]; as_of: Date }> {
  const { deleted, known_since, as_of } = await listDeletions(connection, {
    kind: list.records,
    ...(await scopeOf(connection, list, { person, input })),
    reader_ids: [person.user_id, person.organisation_id ?? NIL],
    since,
    limit: MAX_DELETED + 1,
  });
  if ((known_since && since < known_since) || deleted.length > MAX_DELETED)
    throw new ORPCError('UPDATED_SINCE_TOO_OLD', UPDATED_SINCE_TOO_OLD);
  return { deleted: input.after === undefined ? deleted : [], as_of };
}

async function scopeOf(
  connection: Connection,
  { of }: RecordList,
  { person, input }: Call,
): Promise<Pick<DeletionScope, 'scope_ids' | 'branch_ids'>> {
  const own = person.organisation_id ?? NIL;
  if (of === 'everyone') return {};
  if (of === 'person') return { scope_ids: [person.user_id] };
  if (of === 'parent') return { scope_ids: [idIn(input.id ?? input.user_id)] };
  if (of === 'shipment') {
    const number = normalizeTrackingNumber(String(input.tracking_number));
    return { scope_ids: [(await findShipmentId(connection, number)) ?? NIL] };
  }
  if (of === 'organisation') {
    const named = isStaff(person.role) ? input.organisation_id : undefined;
    // Keys of staff belong to their creators; admins see those of all.
    if (named === undefined && person.role === 'admin') return {};
    return { scope_ids: named === undefined ? [own, person.user_id] : [idIn(named)] };
  }
  const reader = readerOf(person);
  if (reader === 'staff') return {};
  return isOfSomeBranches(reader) ? { branch_ids: reader.branch_ids } : { scope_ids: [own] };
}

/** The input is not validated yet: a value that is not an id has no records, and the operation refuses it. */
function idIn(value: unknown): string {
  return validate(value) ? String(value) : NIL;
}

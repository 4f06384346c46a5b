import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { FleetFilter } from '#contract/fleet.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { branches } from '../branches/branches-table.ts';
import type { Connection } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { isOfFile } from '../shipment-file/forwarding-files-table.ts';
import { isKnownTo, isReal } from '../shipment-records/reader.ts';
import { hasStatus, isLate, isUnconfirmed } from '../shipment-records/shipment-conditions.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { type CommonTerms, findBucket } from './arrival-buckets.ts';
import { isArrivingToday } from './arriving-today.ts';
import { type FleetMoment, isSilent } from './fleet-conditions.ts';
import { matchesWords, type SearchCondition, searchCondition } from './shipment-search.ts';

/** Filters with a fixed set of values. */
type Choices = Pick<FleetFilter, 'status' | 'mode' | 'client'>;

/** The condition for a sorted page. */
export async function fleetMatching(
  connection: Connection,
  filter: FleetFilter,
  moment: FleetMoment,
): Promise<SQL | undefined> {
  const [search, others] = await Promise.all([
    filter.q ? searchCondition(connection, filter.q) : undefined,
    conditionOfOthers(connection, filter, moment),
  ]);
  return and(search && searched(search), others);
}

/** The same for a page in the order by arrival. Without other filters, common terms are read by days. */
export async function fleetMatchingByArrival(
  connection: Connection,
  filter: FleetFilter,
  moment: FleetMoment,
): Promise<{ matching: SQL | undefined; common?: CommonTerms | undefined }> {
  const [search, others, first] = await Promise.all([
    filter.q ? searchCondition(connection, filter.q) : undefined,
    conditionOfOthers(connection, filter, moment),
    filter.q ? findBucket(connection, undefined) : undefined,
  ]);
  const common = commonTerms(search, others, first);
  return common ? { matching: undefined, common } : { matching: and(search && searched(search), others) };
}

/** Undefined unless common terms are the only filter. */
function commonTerms(
  search: SearchCondition | undefined,
  others: SQL | undefined,
  first: number | undefined,
): CommonTerms | undefined {
  if (search?.amount !== 'some' || search.terms === null || others !== undefined) return undefined;
  return { terms: search.terms, first };
}

/**
 * Few matches are collected first, because PostgreSQL may expect more and look for them along the order. Correlated terms are wrapped so
 * that the index of terms is not used, and the page is read along its order instead.
 */
function searched(search: SearchCondition): SQL {
  if (search.amount === 'few')
    return sql`${shipments.id} = any(array(select id from ${shipments} where ${search.condition}))`;
  return search.isCorrelated ? sql`case when ${search.condition} then true else false end` : search.condition;
}

async function conditionOfOthers(connection: Connection, filter: FleetFilter, moment: FleetMoment) {
  return and(await dated(connection, filter, moment), choiceCondition(filter));
}

export interface Narrowing {
  condition: SQL;
  /** Whether an index finds what was searched for. Otherwise matches are found along an order. */
  isIndexed: boolean;
  /** Whether something was searched for. */
  isSearched: boolean;
  /** Instead of the condition, to read only as many matches as are counted. */
  common?: CommonTerms | undefined;
}

/** The condition of search terms, dates, branches and the reader; undefined when there is none. */
export async function narrowing(
  connection: Connection,
  filter: FleetFilter,
  moment: FleetMoment,
): Promise<Narrowing | undefined> {
  const [search, others, first] = await Promise.all([
    filter.q ? searchCondition(connection, filter.q) : undefined,
    dated(connection, filter, moment),
    filter.q ? findBucket(connection, undefined) : undefined,
  ]);
  const isIndexed = search !== undefined && search.amount !== 'many';
  // Row by row, the words alone are compared several times as fast as what the index has.
  const searching = search?.terms && !isIndexed ? matchesWords(search.terms) : search?.condition;
  const condition = and(searching, others);
  if (!condition) return undefined;
  return {
    condition: sql`(${condition} and ${isReal})`,
    isIndexed,
    isSearched: search !== undefined,
    common: commonTerms(search, others, first),
  };
}

async function dated(
  connection: Connection,
  { branch, owner, label, late, today, silent, unconfirmed, changed_since }: FleetFilter,
  moment: FleetMoment,
): Promise<SQL | undefined> {
  return and(
    isKnownTo(moment.reader),
    branch?.length ? isOfBranch(connection, branch) : undefined,
    isOfFile(owner, label),
    late ? isLate(moment.now) : undefined,
    today ? await isArrivingToday(connection, moment) : undefined,
    silent ? isSilent(connection, moment) : undefined,
    unconfirmed ? isUnconfirmed : undefined,
    changedSince(shipments.updated_at, changed_since),
  );
}

export function choiceCondition({ status, mode, client }: Choices): SQL | undefined {
  return and(
    status?.length ? hasStatus(status) : undefined,
    mode?.length ? inArray(shipments.transport_mode, mode) : undefined,
    client?.length ? inArray(shipments.organisation_id, client) : undefined,
  );
}

/** The few branches are read first, so that their shipments are found by index. */
function isOfBranch(connection: Connection, references: readonly string[]): SQL {
  const ids = connection
    .select({ id: branches.id })
    .from(branches)
    .where(
      or(
        inArray(
          branches.code,
          references.map((text) => text.toUpperCase()),
        ),
        inArray(
          sql`${branches.id}::text`,
          references.map((text) => text.toLowerCase()),
        ),
      ),
    );
  return sql`${shipments.branch_id} = any(array(${ids}))`;
}

/** Whether shipments are filtered by this status and nothing else. */
export function isOnly(filter: FleetFilter, wanted: ShipmentStatus): boolean {
  const { status, q, changed_since, late, today, silent, unconfirmed, ...lists } = filter;
  const { branch, owner, label, mode, client } = lists;
  const isFiltered = late || today || silent || unconfirmed || Boolean(q) || changed_since !== undefined;
  const isListed = [branch, owner, label, mode, client].some((chosen) => chosen?.length);
  return !isFiltered && !isListed && status?.length === 1 && status[0] === wanted;
}

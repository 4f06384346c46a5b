import { type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/calendar/durations.ts';
import type { Connection } from '../database/pool/connection.ts';
import { inOrder } from '../database/statements/keyset.ts';
import { isReal } from '../shipment-records/reader.ts';
import { arrivalOf, doneFlagOf, shipmentOrder } from '../shipment-records/shipment-sorts.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { expectedRows, hasTerms } from './shipment-search.ts';

/**
 * The order by arrival in buckets of four days, numbered as the function `arrival_bucket` of the database does: active
 * shipments by estimate, those without one, then finished shipments, newest first. The index of terms has the bucket of each
 * shipment as a term, and the blocks of 4, 16 and 64 buckets around it, so that the matches of some days are found without
 * reading all others.
 */
const BUCKET_MS = 4 * DAY_MS;
const WITHOUT_ESTIMATE = 25_000;
const FINISHED = 50_000;

/** Blocks with more expected matches are divided, because all matches of a step are read. */
const MANY = 6_000;

const BLOCKS = 4;
const LAST_LEVEL = 3;

/** Terms whose matches are too many to sort. */
export interface CommonTerms {
  /** In the syntax of a tsquery. */
  terms: string;
  /** The bucket to begin with; undefined without any shipment. */
  first: number | undefined;
}

/**
 * Splits the shipments with common terms by their arrival, in its order: the condition of those in the first days, then those of
 * ever more days.
 */
export async function* splitByArrival(
  connection: Connection,
  { terms, first }: CommonTerms,
): AsyncGenerator<SQL, void> {
  let bucket = first;
  let blocks: Blocks | undefined;
  while (bucket !== undefined) {
    blocks = blocksFrom(bucket, blocks);
    while (
      isDivisible(blocks) &&
      (await expectedRows(connection, hasTerms(withBlocks(terms, blocks)))) > MANY
    )
      blocks = firstPart(blocks, bucket);
    yield hasTerms(withBlocks(terms, blocks));
    bucket = await findBucket(connection, isFromBucket(endOf(blocks)));
  }
}

/** Blocks next to each other: of one bucket on level 0, of four times as many on each further level. */
export interface Blocks {
  level: number;
  first: number;
  count: number;
}

/** The blocks from this bucket on: one bucket at first, then all up to the next larger block. */
export function blocksFrom(bucket: number, before?: Blocks): Blocks {
  if (!before) return { level: 0, first: bucket, count: 1 };
  const isWhole = endOf(before) % sizeOf(before.level + 1) === 0;
  const level = Math.min(isWhole ? before.level + 1 : before.level, LAST_LEVEL);
  const first = Math.floor(bucket / sizeOf(level));
  return { level, first, count: BLOCKS - (first % BLOCKS) };
}

function isDivisible({ level, count }: Blocks): boolean {
  return level > 0 || count > 1;
}

/** Of several blocks the first one, and of one the part with the bucket. */
export function firstPart({ level, first, count }: Blocks, bucket: number): Blocks {
  if (count > 1) return { level, first, count: 1 };
  return { level: level - 1, first: Math.floor(bucket / sizeOf(level - 1)), count: 1 };
}

/** The first bucket after the blocks. */
export function endOf({ level, first, count }: Blocks): number {
  return (first + count) * sizeOf(level);
}

function sizeOf(level: number): number {
  return BLOCKS ** level;
}

/** Adds the blocks to a tsquery. */
export function withBlocks(terms: string, { level, first, count }: Blocks): string {
  const blocks = Array.from({ length: count }, (_, place) => `'~${level}.${first + place}'`);
  return `${terms} & (${blocks.join(' | ')})`;
}

/** The bucket of the first shipment under the condition in the order by arrival; undefined without any. */
export async function findBucket(
  connection: Connection,
  condition: SQL | undefined,
): Promise<number | undefined> {
  const { status, estimated_delivery_date, created_at } = shipments;
  const order = sql.join(inOrder(shipmentOrder('arrival', shipments)), sql`, `);
  const [row] = await connection.execute<{ bucket: number }>(sql`
    select arrival_bucket(${status}, ${estimated_delivery_date}, ${created_at}) as bucket from ${shipments}
    where ${isReal} and ${condition ?? sql`true`} order by ${order} limit 1`);
  return row?.bucket;
}

/** The condition, for the index by arrival, that a shipment is in this bucket or a later one. */
function isFromBucket(bucket: number): SQL {
  const [done, arrival] = [doneFlagOf(shipments), arrivalOf(shipments)];
  if (bucket <= WITHOUT_ESTIMATE) {
    const from = bucket === WITHOUT_ESTIMATE ? 'infinity' : new Date(bucket * BUCKET_MS).toISOString();
    return sql`(${done}, ${arrival}) >= (0, ${from}::timestamptz)`;
  }
  const before = new Date((FINISHED + 1 - bucket) * BUCKET_MS).toISOString();
  return sql`(${done}, ${arrival}, 'epoch'::timestamptz - ${shipments.created_at})
    > (1, 'infinity'::timestamptz, 'epoch'::timestamptz - ${before}::timestamptz)`;
}

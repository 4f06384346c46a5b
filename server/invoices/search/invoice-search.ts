import { and, eq, ilike, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { typedNumbers } from '#domain/branches/series-number.ts';
import type { Connection } from '../../database/pool/connection.ts';
import { anyOf } from '../../database/statements/any-of.ts';
import { inOrder, type SortOrder } from '../../database/statements/keyset.ts';
import { literal } from '../../database/statements/literal.ts';
import { hasNumberBeginning } from '../../shipment-records/number-beginning.ts';
import { shipments } from '../../shipment-records/shipments-table.ts';
import { invoiceNumbers } from '../invoice-numbers-table.ts';
import { billedClient, invoices } from '../invoices-table.ts';
import { findBilled } from './billed-names-table.ts';

/** Up to this many, the records that were found are read by their ids. */
const FEW = 1_000;
/** Up to this many, the newest invoices of each client are read by the index. */
const FEW_CLIENTS = 200;

export interface InvoiceSearch {
  condition: SQL;
  /** The parts of the condition that indexes serve one by one; undefined when the matches are too common for that. */
  parts?: { few: SQL; clients: readonly string[] };
}

/**
 * Matches invoices by the beginning of their number, of its year or of its order in the series, by a part of the client’s name, also
 * of another one that the client was invoiced under, or by the beginning of a tracking number.
 */
export async function findMatches(connection: Connection, text: string): Promise<InvoiceSearch> {
  const part = `%${literal(text)}%`;
  const [numbers, tracked, clients] = await Promise.all([
    ofNumber(connection, text),
    ofTrackingNumber(connection, text),
    findBilled(connection, part, FEW_CLIENTS + 1),
  ]);
  const few = or(
    numbers.condition,
    tracked?.condition,
    and(isNull(invoices.organisation_id), ilike(billedClient, part)),
  ) as SQL;
  const areFew = clients.length <= FEW_CLIENTS;
  const condition = or(
    few,
    areFew ? anyOf(invoices.organisation_id, clients) : ilike(billedClient, part),
  ) as SQL;
  return areFew && numbers.areFew && tracked?.areFew !== false
    ? { condition, parts: { few, clients } }
    : { condition };
}

/**
 * The condition that an invoice is among the newest matches in this scope, at most `limit`. It reads that many of each client, where the
 * condition of the search would read and sort all that match. `joins` is whether the scope has conditions on shipments.
 */
export function isAmongNewest(
  { parts, condition }: InvoiceSearch,
  scope: SQL | undefined,
  { order, limit, joins }: { order: SortOrder; limit: number; joins: boolean },
): SQL {
  if (!parts) return condition;
  // Only branches are conditions on shipments, and without the join the index of a client's invoices is enough.
  const joined = joins ? sql`inner join ${shipments} on ${eq(shipments.id, invoices.shipment_id)}` : sql``;
  const newest = (part: SQL) => sql`(select ${invoices.id}, ${invoices.issued_at} from ${invoices} ${joined}
    where ${and(part, scope)} order by ${sql.join(inOrder(order), sql`, `)} limit ${limit})`;
  const ofClients = sql`select newest.* from unnest(${sql.param(parts.clients)}::uuid[]) as client (id)
    cross join lateral ${newest(sql`${invoices.organisation_id} = client.id`)} as newest`;
  return sql`${invoices.id} = any(array(
    select id from (${newest(parts.few)} union ${ofClients}) as found order by issued_at desc, id desc limit ${limit}))`;
}

interface Found {
  condition: SQL | undefined;
  areFew: boolean;
}

/** Also without the prefix, with or without the year: 'INV-2026-00042', '2026-00042', '00042' and '42'. */
async function ofNumber(connection: Connection, text: string): Promise<Found> {
  const series = /^\d/.test(text) ? await connection.select().from(invoiceNumbers) : [];
  const { exact, beginnings } = typedNumbers(text, series);
  const condition = or(
    exact.length > 0 ? inArray(invoices.number, exact) : undefined,
    ...beginnings.map((beginning) => like(invoices.number, `${literal(beginning)}%`)),
  ) as SQL;
  const found = await connection
    .select({ id: invoices.id })
    .from(invoices)
    .where(condition)
    .limit(FEW + 1);
  if (found.length > FEW) return { condition, areFew: false };
  const ids = found.map(({ id }) => id);
  return { condition: ids.length > 0 ? anyOf(invoices.id, ids) : undefined, areFew: true };
}

/** A condition on the joined table would keep the indexes of invoices from being used, so few shipments are read first. */
async function ofTrackingNumber(connection: Connection, text: string): Promise<Found | undefined> {
  const condition = hasNumberBeginning(text);
  if (!condition) return undefined;
  const found = await connection
    .select({ id: shipments.id })
    .from(shipments)
    .where(condition)
    .limit(FEW + 1);
  if (found.length > FEW) return { condition, areFew: false };
  const ids = found.map(({ id }) => id);
  return { condition: anyOf(invoices.shipment_id, ids), areFew: true };
}

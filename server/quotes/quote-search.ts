import { and, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/pool/connection.ts';
import { quotes } from './quotes-table.ts';

/** Each search term is a prefix of a word of the quote. One condition per term, so that the planner estimates each. */
export async function searchedByStaff(
  connection: Connection,
  q: string | undefined,
): Promise<SQL | undefined> {
  const terms = await termsOf(connection, q);
  return terms === undefined ? undefined : sql`${quotes}.words @@ ${terms}::tsquery`;
}

/** As for staff, without the names and addresses, which customers don't see. The indexed words are compared first: they cost less. */
export async function searchedByCustomer(
  connection: Connection,
  q: string | undefined,
): Promise<SQL | undefined> {
  const terms = await termsOf(connection, q);
  if (!terms) return undefined;
  const shown = sql`quote_words(${quotes.reference}, ${quotes.origin_city}, ${quotes.destination_city}, ${quotes.cargo_description})`;
  return and(sql`${quotes}.words @@ ${terms}::tsquery`, sql`${shown} @@ ${terms}::tsquery`);
}

async function termsOf(connection: Connection, q: string | undefined): Promise<string | undefined> {
  if (!q) return undefined;
  const typed = await connection.execute<{ word: string }>(sql`select unnest(words_of(${q})) as word`);
  return [...typed].map(({ word }) => `${word}:*`).join(' & ') || undefined;
}

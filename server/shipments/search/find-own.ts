import { and, eq, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../../database/pool/connection.ts';
import { holdsWords } from '../../database/statements/normalize-text.ts';
import { renamedClients } from '../../fleet/renamed-clients-table.ts';
import { readTyped } from '../../fleet/search-terms-table.ts';
import { hasTerms, termsOf, typedCondition } from '../../fleet/shipment-search.ts';
import { organisations } from '../../organisations/organisations-table.ts';
import { numbersWithReference } from '../../shipment-file/match-references.ts';
import { shipments } from '../../shipment-records/shipments-table.ts';

/**
 * The condition that an organisation's shipments match what was typed: all words, by their beginnings as in the console, or a
 * number. Undefined when nothing searchable was typed, and when all of them match because they have its name.
 */
export async function findOwn(
  connection: Connection,
  typed: string,
  reader: { organisation_id: string; test?: boolean | undefined },
): Promise<SQL | undefined> {
  const [words, referenced, name] = await Promise.all([
    readTyped(connection, typed),
    numbersWithReference(connection, typed, reader),
    wordsOfName(connection, reader.organisation_id),
  ]);
  if (reader.test) return amongTests(typed, referenced);
  if (words.length === 0) return undefined;
  const { condition, terms } = typedCondition(typed, words, referenced);
  if (terms === null || name.length === 0) return condition;
  const others = words.filter(({ word }) => !name.some((own) => own.startsWith(word)));
  if (others.length === 0) return undefined;
  // The name narrows the index of terms to the organisation.
  const named = `${name.map((word) => `'${word}'`).join(' & ')} & ${termsOf(others)}`;
  return matchesOf(connection, named, reader.organisation_id);
}

/** The words that all shipments of the organisation have in the index; none while they are rewritten with a new name. */
async function wordsOfName(connection: Connection, organisation_id: string): Promise<string[]> {
  const ofOrganisation = eq(renamedClients.organisation_id, organisation_id);
  const [found] = await connection
    .select({ words: sql<string[]>`words_of(${organisations.name})` })
    .from(organisations)
    .where(
      and(
        eq(organisations.id, organisation_id),
        notExists(connection.select().from(renamedClients).where(ofOrganisation)),
      ),
    );
  return found?.words ?? [];
}

/** Up to this many matches are read once, for the page and for the counts. */
const FEW = 5_000;

/**
 * Few matches are read apart from all else, because PostgreSQL would look for them along an order, or read the index of all
 * shipments of the organisation. More are found soon along any order.
 */
async function matchesOf(connection: Connection, terms: string, organisation_id: string): Promise<SQL> {
  const found = await connection.execute<{ id: string }>(sql`
    with matching as materialized (select id, organisation_id from ${shipments} where ${hasTerms(terms)})
    select id from matching where organisation_id = ${organisation_id} limit ${FEW + 1}`);
  if (found.length > FEW) return hasTerms(terms);
  return sql`${shipments.id} = any(${sql.param(found.map(({ id }) => id))}::uuid[])`;
}

/** Test shipments are few, and not among the terms of the search. */
function amongTests(typed: string, referenced: readonly string[]): SQL | undefined {
  const { tracking_number, origin_city, destination_city, cargo_description } = shipments;
  return or(
    holdsWords(
      sql`concat_ws(' ', ${tracking_number}, ${origin_city}, ${destination_city}, ${cargo_description})`,
      typed,
    ),
    referenced.length > 0 ? inArray(tracking_number, [...referenced]) : undefined,
  );
}

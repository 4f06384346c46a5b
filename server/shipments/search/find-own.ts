import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../../database/pool/connection.ts';
import { holdsWords } from '../../database/statements/normalize-text.ts';
import { readTyped } from '../../fleet/search-terms-table.ts';
import { typedCondition } from '../../fleet/shipment-search.ts';
import { numbersWithReference } from '../../shipment-file/match-references.ts';
import { shipments } from '../../shipment-records/shipments-table.ts';

/**
 * The condition that an organisation's shipments match what was typed: all words, by their beginnings as in the console, or a
 * number. Undefined when nothing searchable was typed.
 */
export async function findOwn(
  connection: Connection,
  typed: string,
  reader: { organisation_id: string; test?: boolean | undefined },
): Promise<SQL | undefined> {
  const [words, referenced] = await Promise.all([
    readTyped(connection, typed),
    numbersWithReference(connection, typed, reader),
  ]);
  if (reader.test) return amongTests(typed, referenced);
  return words.length > 0 ? typedCondition(typed, words, referenced).condition : undefined;
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

import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Connection } from '../database/pool/connection.ts';

/**
 * The normalized terms by which shipments are found, used for fuzzy matching of misspelt terms. Written by a
 * trigger of `shipments`. Not unique, so that two bookings with the same new term do not wait for each other.
 */
export const searchTerms = pgTable('search_terms', { word: text('word').notNull() }, (table) => [
  index('search_terms_word').on(table.word),
  index('search_terms_trigrams').using('gin', table.word.op('gin_trgm_ops')),
]);

export interface TypedWord {
  /** Normalized. */
  word: string;
  /** The stored terms with this prefix. */
  terms: string[];
  /** Whether there are more of them. */
  isCommon: boolean;
  /** For a word that no stored term begins with, the most similar stored terms. */
  similar: string[];
}

const MAX_TERMS = 30;
const MAX_SIMILAR = 5;
/** The maximum difference in similarity to the best match. */
const LEEWAY = 0.1;

/** Splits and normalizes the typed terms like those of shipments. */
export async function readTyped(connection: Connection, typed: string): Promise<TypedWord[]> {
  const rows = await connection.execute<Omit<TypedWord, 'isCommon'> & Record<string, unknown>>(sql`
    select typed.word, known.terms, case when known.terms <> '{}' then '{}' else array(
        select word from (
          select word, alike, max(alike) over () as likest from (
            select distinct word, similarity(word, typed.word) as alike from search_terms
            where word % typed.word order by alike desc, word limit ${MAX_SIMILAR}) nearest) ranked
        where alike >= likest - ${LEEWAY}::real order by alike desc, word) end as similar
    from unnest(words_of(${typed})) as typed(word),
      lateral (select array(
        select distinct v.word from search_terms v
        where v.word >= typed.word collate "C" and v.word < typed.word || chr(1114111) collate "C"
        limit ${MAX_TERMS + 1}) as terms) known`);
  return rows.map(({ word, terms, similar }) => {
    const isCommon = terms.length > MAX_TERMS;
    return { word, similar, isCommon, terms: isCommon ? [] : terms };
  });
}

/** Deletes terms that shipments no longer contain: those of a name, or all. */
export async function deleteUnusedSearchTerms(connection: Connection, name?: string): Promise<void> {
  const ofName = name === undefined ? sql`` : sql`word = any(words_of(${name})) and`;
  await connection.execute(sql`
    delete from search_terms where ${ofName}
      not exists (select from shipments where terms_by_arrival(words, status, estimated_delivery_date, created_at)
        @@ quote_literal(search_terms.word)::tsquery)`);
}

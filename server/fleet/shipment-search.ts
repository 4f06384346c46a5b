import { and, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import type { Connection } from '../database/pool/connection.ts';
import { numbersWithReference } from '../shipment-file/match-references.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { readTyped, type TypedWord } from './search-terms-table.ts';

const NUMBER = /^(?:GS|TRK)\d*$/;
const DIGITS = /^\d{3,}$/;
const ANY_DIGIT = /\d/;

export interface SearchCondition {
  condition: SQL;
  /**
   * How many shipments match, by PostgreSQL’s statistics: 'few' are sorted, 'many' are found soon along any order.
   * 'some' are too many to sort and too far apart to find along an order. Null for numbers, whose matches are few.
   */
  amount: 'few' | 'some' | 'many' | null;
  /** The terms in the syntax of a tsquery; null with numbers. */
  terms: string | null;
  /** Whether the terms are correlated, so that PostgreSQL underestimates the number of matches. */
  isCorrelated: boolean;
}

/** The condition for a search, by a number that shipments have or by words; undefined when nothing searchable was typed. */
export async function searchCondition(
  connection: Connection,
  typed: string,
): Promise<SearchCondition | undefined> {
  const [words, referenced] = await Promise.all([
    readTyped(connection, typed),
    numbersWithReference(connection, typed, 'staff'),
  ]);
  if (words.length === 0) return undefined;
  const { condition, terms } = typedCondition(typed, words, referenced);
  if (terms === null) return { condition, terms, amount: null, isCorrelated: false };
  return { condition, terms, ...(await estimate(connection, words, condition)) };
}

/** Matches all typed words, or a number of the shipment. The terms are null when a number was typed. */
export function typedCondition(
  typed: string,
  words: readonly TypedWord[],
  referenced: readonly string[],
): Pick<SearchCondition, 'condition' | 'terms'> {
  // A number may be typed in groups: 'GS 104 588 210'.
  const whole = numbered(normalizeTrackingNumber(typed));
  const ofReference = referenced.length > 0 ? inArray(shipments.tracking_number, [...referenced]) : undefined;
  if (whole || ofReference || words.some(({ word }) => numbered(word.toUpperCase())))
    return { condition: or(whole, ofReference, and(...words.map(holds))) as SQL, terms: null };
  const terms = termsOf(words);
  return { condition: hasTerms(terms), terms };
}

/** All of the words, in the syntax of a tsquery. */
export function termsOf(words: readonly TypedWord[]): string {
  return words.map((word) => `(${lexemes(word)})`).join(' & ');
}

/** Matches a tsquery with the index of terms, which also has the days of arrival (`arrival-buckets.ts`). */
export function hasTerms(terms: string): SQL {
  const { status, estimated_delivery_date, created_at } = shipments;
  return sql`terms_by_arrival(${shipments}.words, ${status}, ${estimated_delivery_date}, ${created_at}) @@ ${terms}::tsquery`;
}

/** The same without an index. */
export function matchesWords(terms: string): SQL {
  return sql`${shipments}.words @@ ${terms}::tsquery`;
}

/** Up to this many matches, collecting and sorting them is faster than looking for them along an order. */
const FEW = 2_000;
/** From this share of all shipments on, matches are next to each other in any order. */
const MANY_SHARE = 0.04;

async function estimate(
  connection: Connection,
  words: readonly TypedWord[],
  condition: SQL,
): Promise<Pick<SearchCondition, 'amount' | 'isCorrelated'>> {
  const [{ all }, expected, ...alone] = await Promise.all([
    countAll(connection),
    expectedMatches(connection, words),
    ...(words.length > 1 ? words.map((word) => expectedMatches(connection, [word])) : []),
  ]);
  if (expected > all * MANY_SHARE) return { amount: 'many', isCorrelated: false };
  if (expected > FEW) return { amount: 'some', isCorrelated: false };
  // Correlated terms can match as often as the rarest of them.
  const isCorrelated = alone.length > 0 && Math.min(...alone) > FEW && (await hasMany(connection, condition));
  return { amount: isCorrelated ? 'some' : 'few', isCorrelated };
}

/** PostgreSQL’s estimate of the number of shipments. */
async function countAll(connection: Connection): Promise<{ all: number }> {
  const [row] = await connection.execute<{ all: number }>(
    sql`select reltuples::float8 as all from pg_class where oid = 'shipments'::regclass`,
  );
  return { all: row?.all ?? 0 };
}

function expectedMatches(connection: Connection, words: readonly TypedWord[]): Promise<number> {
  const terms = words.map((word) => `(${statedLexemes(word)})`).join(' & ');
  return expectedRows(connection, matchesWords(terms));
}

/** PostgreSQL’s estimate of the number of matches. */
export async function expectedRows(connection: Connection, condition: SQL): Promise<number> {
  const [row] = await connection.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${shipments} where ${condition}`,
  );
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

async function hasMany(connection: Connection, condition: SQL): Promise<boolean> {
  const [row] = await connection.execute<{ found: number }>(
    sql`select count(*)::int as found from (select from ${shipments} where ${condition} limit ${FEW}) as matches`,
  );
  return row?.found === FEW;
}

function holds(word: TypedWord): SQL {
  return or(numbered(word.word.toUpperCase()), hasTerms(lexemes(word))) as SQL;
}

function numbered(typed: string): SQL | undefined {
  if (NUMBER.test(typed)) return like(shipments.tracking_number, `${typed}%`);
  if (!DIGITS.test(typed)) return undefined;
  return or(...['GS', 'TRK'].map((letters) => like(shipments.tracking_number, `${letters}${typed}%`)));
}

/**
 * Matches terms with this prefix; if there are none, the most similar terms. Where the stored terms with the prefix are
 * few, they are listed, because PostgreSQL reads all entries of a prefix but skips most of a term. Terms with digits are
 * not stored, so prefixes that go on with a digit are added. The input contains only letters and digits.
 */
function lexemes(word: TypedWord): string {
  const stated = statedLexemes(word);
  if (isPrefix(word) || word.terms.length === 0) return stated;
  return [stated, ...Array.from({ length: 10 }, (_, digit) => `'${word.word}${digit}':*`)].join(' | ');
}

function statedLexemes(word: TypedWord): string {
  if (isPrefix(word)) return `'${word.word}':*`;
  return (word.terms.length > 0 ? word.terms : word.similar).map((term) => `'${term}'`).join(' | ');
}

/** Terms with digits or less than three letters are not stored. */
function isPrefix({ word, terms, similar, isCommon }: TypedWord): boolean {
  if (isCommon || ANY_DIGIT.test(word)) return true;
  return terms.length === 0 ? similar.length === 0 : word.length < 3;
}

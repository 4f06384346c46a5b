import { and, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import type { Connection } from '../database/pool/connection.ts';
import { numbersWithReference } from '../shipment-file/match-references.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { readTyped, type TypedWord } from './search-terms-table.ts';

const NUMBER = /^(?:GS|TRK)\d*$/;
const DIGITS = /^\d{3,}$/;
const ANY_DIGIT = /\d/;

export interface SearchCondition {
  condition: SQL;
  /** Whether the terms are correlated, so that PostgreSQL underestimates the number of matches. */
  together: boolean;
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
  // A number may be typed in groups: 'GS 104 588 210'.
  const whole = numbered(normaliseTrackingNumber(typed));
  const ofReference = referenced.length > 0 ? inArray(shipments.tracking_number, referenced) : undefined;
  const condition = or(whole, ofReference, and(...words.map(holds))) as SQL;
  const together =
    words.length > 1 &&
    !whole &&
    !ofReference &&
    (await standTogether(connection, words.map(holds), condition));
  return { condition, together };
}

/** From this many matches on, a page is faster to find along its order than among all matches. */
const MANY = 4_000;

async function standTogether(connection: Connection, each: SQL[], all: SQL): Promise<boolean> {
  const [expected, ...alone] = await Promise.all([all, ...each].map((words) => expect(connection, words)));
  if ((expected ?? 0) >= MANY || Math.min(...alone) < MANY) return false;
  const [row] = await connection.execute<{ found: number }>(
    sql`select count(*)::int as found from (select from ${shipments} where ${all} limit ${MANY}) as matches`,
  );
  return row?.found === MANY;
}

/** PostgreSQL’s estimate of the number of matches. */
async function expect(connection: Connection, condition: SQL): Promise<number> {
  const [row] = await connection.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${shipments} where ${condition}`,
  );
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

function holds(word: TypedWord): SQL {
  return or(numbered(word.word.toUpperCase()), sql`${shipments}.words @@ ${lexemes(word)}::tsquery`) as SQL;
}

function numbered(typed: string): SQL | undefined {
  if (NUMBER.test(typed)) return like(shipments.tracking_number, `${typed}%`);
  if (!DIGITS.test(typed)) return undefined;
  return or(...['GS', 'TRK'].map((letters) => like(shipments.tracking_number, `${letters}${typed}%`)));
}

/**
 * Matches terms with this prefix; if there are none, the most similar terms. The input contains only letters
 * and digits.
 */
function lexemes({ word, known, similar }: TypedWord): string {
  if (known || ANY_DIGIT.test(word) || similar.length === 0) return `'${word}':*`;
  return similar.map((other) => `'${other}'`).join(' | ');
}

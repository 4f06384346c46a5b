import { and, like, or, type SQL, sql } from 'drizzle-orm';
import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import type { Connection } from '../database/connection.ts';
import { shipments } from '../shipments/shipments-table.ts';
import { readTyped, type TypedWord } from './vocabulary-table.ts';

const NUMBER = /^(?:GS|TRK)\d*$/;
const DIGITS = /^\d{3,}$/;
const ANY_DIGIT = /\d/;

/** The shipments that somebody's words mean; undefined when there is no word in what was typed. */
export async function meant(connection: Connection, typed: string): Promise<SQL | undefined> {
  const words = await readTyped(connection, typed);
  if (words.length === 0) return undefined;
  // A number may be typed in groups: 'GS 104 588 210'.
  const whole = numbered(normaliseTrackingNumber(typed));
  return or(whole, and(...words.map(holds)));
}

function holds(word: TypedWord): SQL | undefined {
  return or(numbered(word.word.toUpperCase()), sql`${shipments}.words @@ ${lexemes(word)}::tsquery`);
}

function numbered(typed: string): SQL | undefined {
  if (NUMBER.test(typed)) return like(shipments.tracking_number, `${typed}%`);
  if (!DIGITS.test(typed)) return undefined;
  return or(...['GS', 'TRK'].map((letters) => like(shipments.tracking_number, `${letters}${typed}%`)));
}

/** What begins with the word; when nothing does, the words most like it. Only letters and digits come here. */
function lexemes({ word, known, similar }: TypedWord): string {
  if (known || ANY_DIGIT.test(word) || similar.length === 0) return `'${word}':*`;
  return similar.map((other) => `'${other}'`).join(' | ');
}

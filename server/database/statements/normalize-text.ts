import { type SQL, sql } from 'drizzle-orm';

const ACCENTS = '[\u0300-\u036f]';
const IGNORED = ".'’‘ʼ`";
/** Letters that Unicode does not decompose into a base letter and an accent. */
const LETTERS = 'ØøŁłĐđÐðı';
const PLAIN = 'oollddddi';

/** Text without case, accents, full stops and apostrophes, so that 'sao paulo' finds 'São Paulo'. */
function normalizedText(text: SQL): SQL {
  const bare = sql`regexp_replace(normalize(${text}, NFD), ${ACCENTS}, '', 'g')`;
  return sql`replace(lower(translate(${bare}, ${LETTERS + IGNORED}, ${PLAIN})), 'ß', 'ss')`;
}

/** Whether a text contains every typed word, in any order; undefined when no word was typed. */
export function holdsWords(text: SQL, typed: string): SQL | undefined {
  const words = typed.replace(/[.'’‘ʼ`]/g, '').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (words.length === 0) return undefined;
  const haystack = normalizedText(text);
  return sql.join(
    [...new Set(words)].map((word) => sql`strpos(${haystack}, ${normalizedText(sql`${word}::text`)}) > 0`),
    sql` and `,
  );
}

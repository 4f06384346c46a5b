import { NON_BREAKING_TERMS } from '#domain/mail/non-breaking-terms.ts';

const NBSP = '\u00a0';
const WORD_JOINER = '\u2060';

/** Keeps the dates of a text, and the word e-mail, on one line. */
export function withNonBreakingTerms(text: string): string {
  return text.replace(NON_BREAKING_TERMS, (term) =>
    term.replaceAll(' ', NBSP).replace('-', `-${WORD_JOINER}`),
  );
}
